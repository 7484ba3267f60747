// Existing branches, files and pull requests, and lost responses: nothing is created twice or used without asking.

import { describe, expect, it } from '@jest/globals'
import {
  cleanUpRequested,
  draftReopened,
  draftTyped,
  existingTaken,
  stepRetried,
  textTyped,
} from '../../src/features/import/proposalsSlice.ts'
import { changesSomething, hasBranch, proposalSteps } from '../../src/model/import/proposal.ts'
import { failureOf } from '../support/fakeAnswers.ts'
import { emptyHost, hosts } from '../support/fakeHosts.ts'
import { answerOf } from '../support/importWorld.ts'
import { allEvents, branch, startProposal, text, type HostName } from '../support/proposalWorld.ts'

const names = ['github', 'azure'] as const
const file = 'catalog-info.yaml'

/** A host with such a branch and its content. */
const withBranch = (...files: readonly (readonly [string, string])[]) => {
  const content = emptyHost()
  content.branches.set(branch, new Map(files))
  return content
}

async function start(name: HostName, options: Parameters<typeof startProposal>[1] = {}) {
  const run = await startProposal(name, { ...options, aside: allEvents })
  const does = async (event: Parameters<typeof run.dispatch>[0]) => {
    run.dispatch(event)
    await run.advance()
  }
  return { ...run, does }
}

describe.each(names)('at %s', (name) => {
  it('asks before a branch is used that is there', async () => {
    const { content, does, state, submit, target } = await start(name, {
      content: withBranch(['README.md', 'by somebody']),
    })
    await submit()
    expect(state()).toMatchObject({ status: 'failed', problem: { kind: 'branchExists' } })
    await does(stepRetried({ target }))
    expect(state()).toMatchObject({ status: 'failed', problem: { kind: 'branchExists' } })
    await does(existingTaken({ target }))
    expect(state().status).toBe('completed')
    expect(Object.fromEntries(content.branches.get(branch) ?? [])).toEqual({
      'README.md': 'by somebody',
      [file]: text,
    })
  })

  it('makes another branch where another name is given', async () => {
    const { content, does, state, submit, target } = await start(name, { content: withBranch() })
    content.branches.set(branch, new Map([['README.md', 'by somebody']]))
    await submit()
    await does(draftReopened({ target }))
    await does(draftTyped({ target, draft: { branch: 'describe-basket' } }))
    await submit()
    expect(state().status).toBe('completed')
    expect(content.pulls).toEqual(['describe-basket'])
    expect(content.branches.get(branch)?.has(file)).toBe(false)
  })

  it('deletes the branch where that is wanted, and begins anew', async () => {
    const { content, does, state, submit, target } = await start(name, {
      content: withBranch(['README.md', 'by somebody']),
    })
    await submit()
    await does(cleanUpRequested({ target }))
    await submit()
    expect(state().status).toBe('completed')
    expect(content.branches.get(branch)).toEqual(new Map([[file, text]]))
  })

  it('asks before a file is replaced that is there', async () => {
    const content = emptyHost()
    content.branches.set('main', new Map([[file, 'old']]))
    const { does, state, submit, target } = await start(name, { content })
    await submit()
    expect(state()).toMatchObject({ status: 'failed', problem: { kind: 'fileExists' } })
    await does(existingTaken({ target }))
    expect(state().status).toBe('completed')
    expect(content.branches.get(branch)?.get(file)).toBe(text)
    expect(content.branches.get('main')?.get(file)).toBe('old')
  })

  it('asks before a pull request is used that is there', async () => {
    const content = emptyHost()
    content.pulls.push(branch)
    const { does, item, state, submit, target } = await start(name, { content })
    await submit()
    expect(state()).toMatchObject({ status: 'failed', problem: { kind: 'pullRequestExists' } })
    await does(existingTaken({ target }))
    expect(state().status).toBe('completed')
    expect(content.pulls).toEqual([branch])
    expect(item(target)).toMatchObject({
      link: `${target}/${name === 'github' ? 'pull' : 'pullrequest'}/1`,
    })
  })

  it.each(proposalSteps(name).filter(changesSomething))(
    'recognises %s as done where only its answer was lost',
    async (step) => {
      let isLost = true
      const content = emptyHost()
      const { does, sentSteps, state, submit, target } = await start(name, {
        content,
        spoil: (at, sent) => {
          if (at !== step || !isLost) return undefined
          isLost = false
          hosts[name].ask(content, sent)
          return Promise.reject(failureOf('unreachable'))
        },
      })
      await submit()
      expect(state()).toMatchObject({ status: 'failed', problem: { kind: 'unreachable' } })
      await does(stepRetried({ target }))
      expect(state().status).toBe('completed')
      expect(content.pulls).toEqual([branch])
      // GitHub can only find out by trying.
      expect(sentSteps().filter((one) => one === step)).toHaveLength(step === 'branch' ? 2 : 1)
    },
  )

  it.each(proposalSteps(name))('names the state in which the page was left at %s', async (step) => {
    let isHeld = true
    const content = emptyHost()
    const { advance, does, portal, state, submit, target } = await start(name, {
      content,
      spoil: (at, sent) => {
        if (at !== step || !isHeld) return undefined
        isHeld = false
        hosts[name].ask(content, sent)
        return new Promise(() => undefined)
      },
    })
    await submit()
    expect(state()).toMatchObject({ status: 'proposing', isSent: true })
    portal.stop()
    portal.resume()
    await advance()
    if (changesSomething(step)) {
      expect(state()).toMatchObject({
        status: 'failed',
        problem: { kind: 'interrupted', message: 'The page closed before the response arrived' },
      })
      await does(stepRetried({ target }))
    }
    expect(state().status).toBe('completed')
    expect(content.pulls).toEqual([branch])
    expect([...content.branches.keys()]).toEqual(['main', branch])
  })

  it('writes what was typed after a step failed, to the branch that is there', async () => {
    let isRefused = true
    const { content, does, state, submit, target } = await start(name, {
      spoil: (at) =>
        at === 'pullRequest' && isRefused
          ? Promise.resolve(answerOf(403, { message: 'no' }))
          : undefined,
    })
    await submit()
    isRefused = false
    await does(draftReopened({ target }))
    const reopened = state()
    expect('proposal' in reopened && hasBranch(reopened.proposal)).toBe(true)
    const better = `${text}spec:\n  owner: basket-team\n`
    await does(textTyped({ target, text: better }))
    await submit()
    expect(state().status).toBe('completed')
    expect(content.branches.get(branch)?.get(file)).toBe(better)
  })

  it('goes on deleting the branch after the page was left, also where it is gone', async () => {
    let isHeld = true
    const content = withBranch(['README.md', 'by somebody'])
    const { advance, does, portal, state, submit, target } = await start(name, {
      content,
      spoil: (at, sent) => {
        if (at !== undefined || sent.method === 'GET' || !isHeld) return undefined
        isHeld = false
        hosts[name].ask(content, sent)
        return new Promise(() => undefined)
      },
    })
    await submit()
    await does(cleanUpRequested({ target }))
    expect(state().status).toBe('cleaning')
    portal.stop()
    portal.resume()
    await advance()
    expect(state()).toMatchObject({ status: 'drafting', proposal: { done: [], facts: {}, text } })
    expect([...content.branches.keys()]).toEqual(['main'])
  })

  it('says so where the branch could not be deleted, and tries again', async () => {
    let isDown = true
    const { content, does, state, submit, target } = await start(name, {
      content: withBranch(['README.md', 'by somebody']),
      spoil: (at, sent) =>
        at === undefined && sent.method !== 'GET' && isDown
          ? Promise.resolve(answerOf(500, { message: 'not now' }))
          : undefined,
    })
    await submit()
    await does(cleanUpRequested({ target }))
    expect(state()).toMatchObject({
      status: 'failed',
      problem: {
        kind: 'hostTrouble',
        message: `Couldn't delete the branch '${branch}', received http response status code 500: not now`,
      },
    })
    isDown = false
    await does(cleanUpRequested({ target }))
    expect(state().status).toBe('drafting')
    expect([...content.branches.keys()]).toEqual(['main'])
  })
})

it('believes no success of Azure DevOps that says within that it is none', async () => {
  const { does, state, submit, target } = await start('azure', {
    content: withBranch(['README.md', 'by somebody']),
    spoil: (at, sent) =>
      at === undefined && sent.method === 'POST'
        ? Promise.resolve(
            answerOf(200, { value: [{ success: false, updateStatus: 'rejectedByPolicy' }] }),
          )
        : undefined,
  })
  await submit()
  await does(cleanUpRequested({ target }))
  expect(state()).toMatchObject({ status: 'failed', problem: { kind: 'refused' } })
})
