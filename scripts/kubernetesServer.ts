// `node scripts/kubernetesServer.ts` builds kube-apiserver and kube-controller-manager for the long run, once, in about four
// minutes. Neither is on npm; Debian has the source of 1.20 with everything it needs, and a Go that compiles it.

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the programs are looked for and built; `PORTICO_KUBERNETES` names another folder. */
const kubernetesFolder =
  process.env['PORTICO_KUBERNETES'] ?? fileURLToPath(new URL('../.cache/kube', import.meta.url))

const kubernetesPrograms = ['kube-apiserver', 'kube-controller-manager'] as const
type KubernetesProgram = (typeof kubernetesPrograms)[number]

const mirror = process.env['PORTICO_DEBIAN'] ?? 'https://deb.debian.org/debian'
const archive = 'kubernetes_1.20.5+really1.20.2.orig.tar.gz'
const checksum = 'b83c0780efb182d928dc63d46488a847f161f04e40a94b96bf5247dd671ecdfc'
const source = 'kubernetes-1.20.2'
const version = 'k8s.io/kubernetes/vendor/k8s.io/component-base/version'

const pathOf = (...parts: readonly string[]): string => join(kubernetesFolder, ...parts)
export const programPath = (program: KubernetesProgram): string => pathOf(program)

/** Throws with the command that installs it. */
export function requireProgram(program: string, debianPackage: string): void {
  try {
    execFileSync('which', [program], { stdio: 'ignore' })
  } catch {
    throw new Error(`${program} is missing. On Debian: apt-get install ${debianPackage}`)
  }
}

async function fetchSource(): Promise<void> {
  const file = pathOf(archive)
  if (!existsSync(file)) {
    const url = `${mirror}/pool/main/k/kubernetes/${encodeURIComponent(archive)}`
    console.log(`Fetching ${url}`)
    const answer = await fetch(url)
    if (!answer.ok)
      throw new Error(`${String(answer.status)} for ${url}. PORTICO_DEBIAN names another mirror.`)
    writeFileSync(file, new Uint8Array(await answer.arrayBuffer()))
  }
  const found = createHash('sha256').update(readFileSync(file)).digest('hex')
  if (found !== checksum) {
    rmSync(file)
    throw new Error(`${archive} has the checksum ${found}, not ${checksum}.`)
  }
  if (!existsSync(pathOf(source)))
    execFileSync('tar', ['xzf', archive], { cwd: kubernetesFolder, stdio: 'inherit' })
}

/** Go's older mode finds the vendored packages below a folder that is named as the project. */
function build(): void {
  const parent = pathOf('go', 'src', 'k8s.io')
  const project = join(parent, 'kubernetes')
  mkdirSync(parent, { recursive: true })
  if (!existsSync(project)) symlinkSync(pathOf(source), project)
  const run = (command: string) =>
    execFileSync('sh', ['-ec', `cd -L '${project}'; ${command}`], {
      stdio: 'inherit',
      env: {
        ...process.env,
        GO111MODULE: 'off',
        GOPATH: pathOf('go'),
        GOCACHE: pathOf('goCache'),
        PWD: project,
      },
    })
  // The descriptions of all types are generated; the source does not have them.
  run(`test -s pkg/generated/openapi/zz_generated.openapi.go || {
    go build -o '${pathOf('openapi-gen')}' ./vendor/k8s.io/kube-openapi/cmd/openapi-gen
    folders=$(grep -lr '+k8s:openapi-gen=' --include=*.go pkg vendor/k8s.io/*/ |
      grep -v -E 'vendor/k8s.io/(code-generator|sample-apiserver|kube-openapi|gengo)/|_test.go' |
      xargs -n1 dirname | sort -u | sed 's#^#k8s.io/kubernetes/#' | paste -sd,)
    '${pathOf('openapi-gen')}' --go-header-file hack/boilerplate/boilerplate.generatego.txt \\
      --output-base '${pathOf('go', 'src')}' -i "$folders" -p k8s.io/kubernetes/pkg/generated/openapi \\
      -O zz_generated.openapi -r '${pathOf('violations')}'
  }`)
  // A vendored package reads maps as Go did before 1.18; a later version of it has this change.
  run(`cd vendor/github.com/modern-go/reflect2; grep -q 'func begun' unsafe_link.go || {
    sed -i -e 's/^\\(func mapiterinit(.*\\)) \\*hiter$/\\1, it *hiter)/' \\
      -e 's#// rest fields are ignored#rest [16]uintptr#' unsafe_link.go
    sed -i 's/mapiterinit(type2.rtype/begun(type2.rtype/' unsafe_map.go
    printf '%s\\n' 'func begun(rtype, m unsafe.Pointer) *hiter {' '  it := &hiter{}' \\
      '  mapiterinit(rtype, m, it)' '  return it' '}' >> unsafe_link.go
  }`)
  const flags = ['gitVersion=v1.20.2', 'gitMajor=1', 'gitMinor=20']
    .map((flag) => `-X ${version}.${flag}`)
    .join(' ')
  for (const program of kubernetesPrograms) {
    console.log(`Building ${program}`)
    run(`go build -o '${programPath(program)}' -ldflags '${flags}' ./cmd/${program}`)
  }
}

/** Builds what is missing. */
export async function ensureKubernetes(): Promise<void> {
  if (kubernetesPrograms.every((program) => existsSync(programPath(program)))) return
  requireProgram('go', 'golang-go')
  mkdirSync(kubernetesFolder, { recursive: true })
  await fetchSource()
  build()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureKubernetes()
