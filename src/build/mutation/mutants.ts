import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { seededRandom, shuffled } from '../../engine/random'

/** Small changes to the decisions of the rulebook: what the suite should notice, if a rule says so. */

export interface Mutant {
  /** The module of the rulebook, as it was built. */
  readonly file: string
  /** Where in the source of that module, as `stacking.ts:12`. */
  readonly place: string
  readonly change: string
  /** The text of the module with the change. */
  readonly text: string
}

/** A change at one place of a module. */
interface Change {
  readonly start: number
  readonly end: number
  readonly by: string
  readonly kind: string
}

/** All changes to the modules of a folder, in an order that the seed alone decides. */
export function mutantsOf(sources: string, built: string, seed: number): Mutant[] {
  const mutants = readdirSync(sources)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
    .flatMap((file) => mutantsIn(join(sources, file), file, join(built, file.replace(/\.ts$/, '.js'))))
  return [...shuffled(seededRandom(seed), mutants)]
}

function mutantsIn(source: string, name: string, file: string): Mutant[] {
  const text = readFileSync(source, 'utf8')
  const tree = ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true)
  const changes: Change[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return
    if (isTag(node)) return
    changes.push(...changesOf(node))
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return changes.map(({ start, end, by, kind }) => {
    const changed = `${text.slice(0, start)}${by}${text.slice(end)}`
    const { line } = tree.getLineAndCharacterOfPosition(start)
    const change = `${kind}: ${text.slice(start, end).replace(/\s+/g, ' ').slice(0, 60)}`
    return { file, place: `${name}:${line + 1}`, change, text: asBuilt(changed) }
  })
}

/** The list of rules that a decision answers for is no part of it. */
const isTag = (node: ts.Node): boolean =>
  ts.isStringLiteral(node) && ts.isCallExpression(node.parent) && node.parent.arguments[0] === node

const asBuilt = (text: string): string =>
  ts.transpileModule(text, { compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 } })
    .outputText

const SHIFTED: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
}
const NEGATED: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
}
const SIDES: Readonly<Record<string, string>> = { Rebel: 'Imperial', Imperial: 'Rebel' }

/** What may be changed about a node by itself. */
function changesOf(node: ts.Node): Change[] {
  const at = (target: ts.Node, by: string, kind: string): Change => ({
    start: target.getStart(),
    end: target.getEnd(),
    by,
    kind,
  })
  if (ts.isBinaryExpression(node)) {
    const { operatorToken } = node
    const shifted = SHIFTED[operatorToken.kind]
    const negated = NEGATED[operatorToken.kind]
    if (shifted !== undefined) return [at(operatorToken, shifted, 'comparison shifted')]
    return negated === undefined ? [] : [at(operatorToken, negated, 'condition negated')]
  }
  if (ts.isConditionalExpression(node))
    return [at(node.condition, `!(${node.condition.getText()})`, 'condition negated')]
  if (ts.isIfStatement(node)) {
    return [
      at(node.expression, `!(${node.expression.getText()})`, 'condition negated'),
      at(node, ';', 'statement dropped'),
    ]
  }
  if (ts.isExpressionStatement(node)) return [at(node, ';', 'statement dropped')]
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [at(node, 'false', 'condition negated')]
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [at(node, 'true', 'condition negated')]
  if (ts.isNumericLiteral(node)) {
    const number = Number(node.text)
    return [at(node, String(number + 1), 'constant + 1'), at(node, `(${number - 1})`, 'constant - 1')]
  }
  const side = ts.isStringLiteral(node) ? SIDES[node.text] : undefined
  return side === undefined ? [] : [at(node, `'${side}'`, 'side swapped')]
}
