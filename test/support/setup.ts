import '@testing-library/jest-dom/jest-globals'

// jsdom has no layout and says so on the console.
window.scrollTo = () => undefined
