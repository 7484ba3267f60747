// The chunks that a page draws its first content with, by the beginning of its path as a regular expression; the first
// that matches counts. The browser fetches them with the application instead of after it.

const antd = ['antd', 'antd-common-styles'] as const

export const pageChunks: Readonly<Record<string, readonly string[]>> = {
  // The sign-in page, for a browser that remembers no way of signing in.
  'sign-in': ['sign-in'],
  '/$': ['start'],
  '/docs/.': ['docs', 'docs-reader', 'docs-article', 'streams'],
  '/docs': ['docs'],
  '/search': ['search'],
  '/create/tasks/.': [
    'scaffolder',
    'tasks',
    'tasks-pages',
    'tasks-splitter',
    ...antd,
    'antd-splitter',
    'antd-splitter-styles',
    'log-viewer',
    'dayjs',
  ],
  '/create/tasks': ['scaffolder', 'tasks', 'tasks-pages'],
  '/create/templates/.': [
    'scaffolder',
    'scaffolder-form',
    ...antd,
    'antd-forms',
    'antd-forms-styles',
  ],
  '/create': ['scaffolder'],
  '/kubernetes': ['kubernetes', 'kubernetes-overview'],
  '/catalog/.+/kubernetes': ['kubernetes', 'kubernetes-tab'],
  '/catalog/.+/ci-cd': ['ci', 'ci-tab'],
}
