// The workflows of the sample repositories: their files, and the jobs that a runner makes of them.

import type { JobPlan, StepPlan, WorkflowSample } from './actionsTypes.ts'

const setUp: StepPlan = { name: 'Set up job', seconds: 1 }
const checkOut: StepPlan = { name: 'Run actions/checkout@v5', seconds: 2 }
const complete: StepPlan = { name: 'Complete job', seconds: 1 }

const steps = (...own: readonly StepPlan[]): readonly StepPlan[] => [
  setUp,
  checkOut,
  ...own,
  complete,
]

const run = (command: string, seconds: number, isFailing = false): StepPlan => ({
  name: `Run ${command}`,
  seconds,
  ...(isFailing && { outcome: 'failure' }),
})

const pathOf = (file: string) => `.github/workflows/${file}`

export const ci: WorkflowSample = {
  id: 101,
  name: 'CI',
  file: pathOf('ci.yml'),
  text: `name: CI
on:
  push:
  pull_request:
jobs:
  lint:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - run: npm run lint
  test:
    name: test (node \${{ matrix.node }})
    runs-on: ubuntu-latest
    strategy:
      matrix:
        node: [22, 24]
    steps:
      - uses: actions/checkout@v5
      - run: npm test
  build:
    needs: [lint, test]
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - run: npm run build
  deploy:
    needs: build
    runs-on: ubuntu-latest
    steps:
      - run: ./deploy.sh
`,
  jobs: (isFailing) => [
    { key: 'lint', name: 'lint', needs: [], steps: steps(run('npm run lint', 6)) },
    {
      key: 'test',
      name: 'test (node 22)',
      needs: [],
      steps: steps(run('npm test', 14, isFailing)),
    },
    { key: 'test', name: 'test (node 24)', needs: [], steps: steps(run('npm test', 12)) },
    {
      key: 'build',
      name: 'build',
      needs: ['lint', 'test'],
      steps: steps(run('npm run build', 8)),
    },
    {
      key: 'deploy',
      name: 'deploy',
      needs: ['build'],
      steps: [setUp, run('./deploy.sh', 5), complete],
      log: 'empty',
    },
  ],
}

const simple = (
  id: number,
  name: string,
  file: string,
  command: string,
  seconds: number,
): WorkflowSample => ({
  id,
  name,
  file: pathOf(file),
  text: `name: ${name}
on: workflow_dispatch
jobs:
  main:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - run: ${command}
`,
  jobs: (isFailing) => [
    { key: 'main', name: 'main', needs: [], steps: steps(run(command, seconds, isFailing)) },
  ],
})

export const nightly = simple(102, 'Nightly checks', 'nightly.yml', 'npm run audit', 40)
export const release = simple(103, 'Release', 'release.yaml', './release.sh', 25)

const regions = ['eu-north', 'eu-west', 'us-east', 'us-west', 'ap-south', 'ap-east']
const services = Array.from({ length: 10 }, (_, index) => `service-${String(index + 1)}`)

export const fleet: WorkflowSample = {
  id: 104,
  name: 'Deploy fleet',
  file: pathOf('fleet.yml'),
  text: `name: Deploy fleet
on: workflow_dispatch
jobs:
  plan:
    runs-on: ubuntu-latest
    steps:
      - run: ./plan.sh
  deploy:
    needs: plan
    runs-on: ubuntu-latest
    strategy:
      matrix:
        region: [${regions.join(', ')}]
        service: [${services.join(', ')}]
    steps:
      - run: ./deploy.sh
`,
  jobs: (isFailing) => [
    {
      key: 'plan',
      name: 'plan',
      needs: [],
      steps: [setUp, run('./plan.sh', 20), complete],
      log: 'huge',
    },
    ...regions.flatMap((region, row) =>
      services.map((service, column): JobPlan => ({
        key: 'deploy',
        name: `deploy (${region}, ${service})`,
        needs: ['plan'],
        steps: [
          setUp,
          run('./deploy.sh', 10 + row, isFailing && row === 2 && column % 4 === 1),
          complete,
        ],
      })),
    ),
  ],
}
