import '@testing-library/jest-dom/jest-globals'
import { configure } from '@testing-library/react'

// A busy machine is no failure.
configure({ asyncUtilTimeout: 10_000 })

// jsdom has no layout and says so on the console.
window.scrollTo = () => undefined
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList
