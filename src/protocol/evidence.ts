/** The media type of what a failing scenario attaches to Cucumber's messages for the scorecard. */
export const FAILURE_MEDIA_TYPE = 'application/vnd.fitg.failure+json'
