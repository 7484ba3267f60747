// The look of code: every value is a token, so that one theme serves light and dark.

import { HighlightStyle } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

export const codeTheme = EditorView.theme({
  '&': {
    color: 'var(--ant-color-text)',
    backgroundColor: 'var(--ant-color-bg-container)',
    fontSize: 'var(--ant-font-size-sm)',
    height: '100%',
    maxHeight: 'inherit',
  },
  '&.cm-focused': { outline: '2px solid var(--ant-color-primary)', outlineOffset: '-2px' },
  '.cm-scroller': {
    fontFamily: 'var(--ant-font-family-code)',
    lineHeight: 'var(--ant-line-height)',
    overscrollBehavior: 'contain',
  },
  '.cm-content': { padding: 'var(--ant-padding-xs) 0', caretColor: 'var(--ant-color-text)' },
  '.cm-line': { paddingInline: 'var(--ant-padding-xs)' },
  '.cm-cursor': { borderLeftColor: 'var(--ant-color-text)' },
  '.cm-gutters, .cm-gutters.cm-gutters-before': {
    color: 'var(--ant-color-text-tertiary)',
    backgroundColor: 'var(--ant-color-bg-container)',
    border: '0',
  },
  '.cm-lineNumbers .cm-gutterElement': { paddingInlineStart: 'var(--ant-padding-sm)' },
  '.cm-foldGutter .cm-gutterElement': { cursor: 'pointer' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine, &.cm-focused .cm-activeLineGutter': {
    backgroundColor: 'var(--ant-color-fill-tertiary)',
  },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground':
    { background: 'var(--portico-code-selection)' },
  '.cm-foldPlaceholder': {
    margin: '0 var(--ant-padding-xxs)',
    padding: '0 var(--ant-padding-xxs)',
    color: 'var(--ant-color-text-secondary)',
    backgroundColor: 'var(--ant-color-fill-secondary)',
    border: '0',
    borderRadius: 'var(--ant-border-radius-sm)',
  },
  '.cm-searchMatch': { backgroundColor: 'var(--portico-code-match)' },
  '.cm-searchMatch.cm-searchMatch-selected': {
    backgroundColor: 'var(--portico-code-match)',
    outline: '2px solid var(--ant-color-warning)',
  },
})

const fieldLook = {
  minHeight: 'var(--ant-control-height-sm)',
  margin: '0',
  padding: '0 var(--ant-padding-xs)',
  border: 'var(--ant-line-width) solid var(--ant-color-border)',
  borderRadius: 'var(--ant-border-radius)',
  color: 'var(--ant-color-text)',
  background: 'var(--ant-color-bg-container)',
  font: 'inherit',
  fontSize: 'var(--ant-font-size-sm)',
}

export const searchTheme = EditorView.theme({
  '.cm-panels, .cm-panels.cm-panels-top': {
    color: 'var(--ant-color-text)',
    backgroundColor: 'var(--ant-color-bg-elevated)',
    borderBottom: 'var(--ant-line-width) solid var(--ant-color-border-secondary)',
    fontFamily: 'var(--ant-font-family)',
  },
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'var(--ant-padding-xs)',
    alignItems: 'center',
    padding:
      'var(--ant-padding-xs) var(--ant-padding-xl) var(--ant-padding-xs) var(--ant-padding-sm)',
  },
  '.cm-panel.cm-search label': {
    display: 'inline-flex',
    gap: 'var(--ant-padding-xxs)',
    alignItems: 'center',
    fontSize: 'var(--ant-font-size-sm)',
  },
  '.cm-panel.cm-search input, .cm-panel.cm-search button': { margin: '0' },
  '.cm-textfield': { ...fieldLook, flex: '1 1 160px', minWidth: '0', maxWidth: '320px' },
  '.cm-button': { ...fieldLook, backgroundImage: 'none', cursor: 'pointer' },
  '.cm-button:hover': {
    color: 'var(--ant-color-primary)',
    borderColor: 'var(--ant-color-primary)',
  },
  '.cm-button:active': { backgroundImage: 'none' },
  '.cm-panel.cm-search [name=close]': {
    inset: 'var(--ant-padding-xs) var(--ant-padding-xs) auto auto',
    minWidth: 'var(--ant-control-height-sm)',
    minHeight: 'var(--ant-control-height-sm)',
    color: 'var(--ant-color-text-secondary)',
    fontSize: 'var(--ant-font-size-lg)',
    cursor: 'pointer',
  },
  ':focus-visible': { outline: '2px solid var(--ant-color-primary)' },
})

export const completionTheme = EditorView.theme({
  '.cm-tooltip': {
    border: 'var(--ant-line-width) solid var(--ant-color-border-secondary)',
    borderRadius: 'var(--ant-border-radius)',
    color: 'var(--ant-color-text)',
    backgroundColor: 'var(--ant-color-bg-elevated)',
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    maxHeight: '240px',
    fontFamily: 'var(--ant-font-family-code)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    padding: 'var(--ant-padding-xxs) var(--ant-padding-xs)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: 'var(--ant-color-text-light-solid)',
    backgroundColor: 'var(--ant-color-primary)',
  },
  '.cm-completionDetail': { opacity: '0.85', fontStyle: 'normal' },
  '.cm-tooltip.cm-completionInfo': {
    maxWidth: '320px',
    padding: 'var(--ant-padding-xs)',
    fontFamily: 'var(--ant-font-family)',
    whiteSpace: 'pre-line',
  },
})

export const diffTheme = EditorView.theme({
  '&.cm-merge-b .cm-changedLine': { backgroundColor: 'var(--portico-code-added)' },
  '.cm-deletedChunk': { backgroundColor: 'var(--portico-code-removed)' },
  '&.cm-merge-b .cm-changedText': { background: 'var(--portico-code-added-text)' },
  '.cm-deletedChunk .cm-deletedText': { background: 'var(--portico-code-removed-text)' },
  '&.cm-merge-b .cm-changedLineGutter': { background: 'var(--ant-color-success)' },
  '.cm-deletedLineGutter': { background: 'var(--ant-color-error)' },
  '.cm-collapsedLines': {
    color: 'var(--ant-color-text-secondary)',
    background: 'var(--ant-color-fill-tertiary)',
  },
})

const colour = (name: string) => `var(--portico-code-${name})`

export const codeColours = HighlightStyle.define([
  { tag: [tags.propertyName, tags.attributeName, tags.labelName], color: colour('name') },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: colour('text') },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: colour('value') },
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword], color: colour('keyword') },
  {
    tag: [tags.typeName, tags.className, tags.definition(tags.variableName)],
    color: colour('type'),
  },
  { tag: [tags.meta, tags.annotation, tags.special(tags.variableName)], color: colour('meta') },
  { tag: tags.comment, color: colour('comment'), fontStyle: 'italic' },
])
