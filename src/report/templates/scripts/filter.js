/*
 * Narrows the rules of the page by verdict, section and text. Where scripts are not run, the style sheet alone narrows
 * by verdict, and the other controls are not shown. What was asked for is kept in the address, so that it can be shared.
 */
;(() => {
  const byId = (id) => document.getElementById(id)
  const all = (selector, root = document) => [...root.querySelectorAll(selector)]
  const controls = byId('narrow')
  if (controls === null) return
  const boxes = all('.only input')
  const find = byId('find')
  const section = byId('in-section')
  const found = byId('found')
  const clear = byId('show-all')

  const words = (text) =>
    text
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== '')
  /* A number is looked for where one begins: 6.1 is not in 16.1. */
  const holds = (text, word) => text.includes(/\d/.test(word) ? ` ${word}` : word)
  const textOf = (rule) => {
    const parts = rule.matches('.rule')
      ? all('.id, .title, .body > p, h4, .step, .steps, .message, .scenarios', rule)
      : [rule]
    return ` ${parts.map((part) => words(part.textContent).join(' ')).join(' ')}`
  }

  /* The text of a rule is read when somebody first looks for one. */
  const ruleIn = (element) => {
    let text
    return {
      element,
      verdict: element.matches('.rule') ? element.classList[1] : 'untested',
      text: () => {
        text ??= textOf(element)
        return text
      },
    }
  }
  const groups = all('.section, .untested-section').map((element) => ({
    element,
    id: (element.id || all('[id^="section-"]', element)[0].id).slice('section-'.length),
    folds: all('.untested-rules', element).concat(element.matches('details') ? [element] : []),
    rules: all('.rule, .untested-list li', element).map(ruleIn),
  }))
  const total = groups.reduce((sum, { rules }) => sum + rules.length, 0)
  const unfolded = new Set()

  const verdicts = () => boxes.filter(({ checked }) => checked).map(({ value }) => value)
  const isNarrowed = () => verdicts().length > 0 || section.value !== '' || find.value.trim() !== ''

  const show = () => {
    const wanted = verdicts()
    const looked = words(find.value)
    let count = 0
    for (const { element, id, folds, rules } of groups) {
      const isOpen = section.value === '' || section.value === id
      for (const rule of rules) {
        const fits = isOpen && (wanted.length === 0 || wanted.includes(rule.verdict))
        rule.element.hidden = !(fits && looked.every((word) => holds(rule.text(), word)))
      }
      const shown = rules.filter((rule) => !rule.element.hidden)
      count += shown.length
      element.hidden = shown.length === 0
      for (const fold of folds) {
        const has = all('li', fold).some((rule) => !rule.hidden)
        fold.hidden = !has
        unfold(fold, has && (looked.length > 0 || section.value !== ''))
      }
    }
    const numbers = `${count} of ${total} rules shown`
    found.textContent = isNarrowed() ? (count === 0 ? 'No rule fits: look for less, or show all.' : numbers) : ''
    clear.hidden = !isNarrowed()
  }

  /* A list that was folded away is opened for what was found in it, and folded again afterwards. */
  const unfold = (fold, isWanted) => {
    if (isWanted && fold.open === false) {
      fold.open = true
      unfolded.add(fold)
    } else if (!isWanted && unfolded.delete(fold)) fold.open = false
  }

  const keep = () => {
    const asked = new URLSearchParams()
    if (verdicts().length > 0) asked.set('only', verdicts().join(' '))
    if (section.value !== '') asked.set('section', section.value)
    if (find.value.trim() !== '') asked.set('find', find.value.trim())
    try {
      history.replaceState(null, '', `${location.href.replace(/#.*/s, '')}${asked.size === 0 ? '' : `#?${asked}`}`)
    } catch {
      /* Some viewers allow no change of the address: the page is narrowed all the same. */
    }
  }

  const ask = (asked) => {
    const wanted = (asked.get('only') ?? '').split(' ')
    for (const box of boxes) box.checked = wanted.includes(box.value)
    section.value = asked.get('section') ?? ''
    if (section.selectedIndex < 0) section.value = ''
    find.value = asked.get('find') ?? ''
    show()
  }

  /* A link leads to its rule, though that was filtered out or stands in a fold. */
  const follow = () => {
    if (location.hash.startsWith('#?')) return ask(new URLSearchParams(location.hash.slice(2)))
    const target = byId(decodeURIComponent(location.hash.slice(1)))
    if (target === null) return
    if (target.closest('[hidden]') !== null) ask(new URLSearchParams())
    for (let fold = target.closest('details'); fold !== null; fold = fold.parentElement.closest('details'))
      fold.open = true
    target.scrollIntoView()
  }

  const changed = () => {
    show()
    keep()
  }
  let pause
  find.addEventListener('input', () => {
    clearTimeout(pause)
    pause = setTimeout(changed, 150)
  })
  for (const control of [...boxes, section]) control.addEventListener('change', changed)
  clear.addEventListener('click', () => {
    ask(new URLSearchParams())
    keep()
    find.focus()
  })
  addEventListener('hashchange', follow)
  controls.hidden = false
  ask(new URLSearchParams(location.hash.startsWith('#?') ? location.hash.slice(2) : ''))
})()
