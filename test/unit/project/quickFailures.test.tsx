// What a failed query says, although the queries before it leave it out.

import { expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'

it('a query that waits in vain says what it looked for, and once what is on the page', async () => {
  render(<p>Only this</p>)
  const options = { timeout: 60, interval: 20 }
  const { name, message, stack } = await screen
    .findByText('Something else', undefined, options)
    .then(
      () => new Error('It was found'),
      (thrown: unknown) => thrown as Error,
    )
  expect(name).toBe('TestingLibraryElementError')
  expect(message).toMatch(/^Unable to find an element with the text: Something else/)
  expect(message.match(/Only this/g)).toHaveLength(1)
  expect(stack).toContain(message)
  expect(stack).toMatch(/\n {4}at .*quickFailures\.test/)
})
