import type { TemplateDirectory } from '../../../model/editor/templateDirectory.ts'

/** Works with code of the editor's chunk, so that the shell has none of it. Fetches it before the first click needs it. */
export function createLazyTemplateDirectory(page: Document = document): TemplateDirectory {
  const load = async () => {
    const { createTemplateDirectory } = await import(
      /* webpackChunkName: "scaffolder-editor" */ './templateDirectory.ts'
    )
    return createTemplateDirectory(page)
  }
  let loading: Promise<TemplateDirectory> | undefined
  const loaded = (): Promise<TemplateDirectory> => {
    loading ??= load()
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
  const tell = (what: (directory: TemplateDirectory) => void) => {
    loaded().then(what, () => undefined)
  }
  tell(() => undefined)
  return {
    canWrite: 'showDirectoryPicker' in (page.defaultView ?? {}),
    offer: (files) => {
      tell((directory) => {
        directory.offer(files)
      })
    },
    open: async (signal) => (await loaded()).open(signal),
    content: async (source, path) => (await loaded()).content(source, path),
    save: async (source, changes) => (await loaded()).save(source, changes),
    forget: () => {
      tell((directory) => {
        directory.forget()
      })
    },
  }
}
