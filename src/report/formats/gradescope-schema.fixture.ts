const FORMAT = { enum: ['text', 'html', 'simple_format', 'md', 'ansi'] }
const VISIBILITY = { enum: ['hidden', 'after_due_date', 'after_published', 'visible'] }

/** The documented fields of the file that Gradescope reads from an autograder, and no others. */
export const GRADESCOPE_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['tests'],
  properties: {
    score: { type: 'number' },
    execution_time: { type: 'number', minimum: 0 },
    output: { type: 'string' },
    output_format: FORMAT,
    test_output_format: FORMAT,
    test_name_format: FORMAT,
    visibility: VISIBILITY,
    stdout_visibility: VISIBILITY,
    extra_data: { type: 'object' },
    leaderboard: { type: 'array' },
    tests: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['score', 'max_score', 'status'],
        properties: {
          score: { type: 'number', minimum: 0 },
          max_score: { type: 'number', minimum: 0 },
          status: { enum: ['passed', 'failed'] },
          name: { type: 'string' },
          name_format: FORMAT,
          number: { type: 'string' },
          output: { type: 'string' },
          output_format: FORMAT,
          tags: { type: 'array', items: { type: 'string' } },
          visibility: VISIBILITY,
          extra_data: { type: 'object' },
        },
      },
    },
  },
} as const
