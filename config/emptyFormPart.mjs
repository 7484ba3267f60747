// Takes the place of parts of @rjsf/core that are not used, whatever they export.

export default () => ({})

/** Of markdown-to-jsx: only for a message about a wrong `ui:order`. */
export const Markdown = ({ children }) => children
