// The rules that oxlint has of the sets that others recommend: ESLint, typescript-eslint (strict and stylistic, with
// types), eslint-plugin-jsx-a11y, eslint-plugin-react-hooks, eslint-plugin-jest. Spelled out, because oxlint's own
// categories are others. Options are the defaults of these sets where oxlint's differ.

import type { DummyRuleMap } from 'oxlint'

const errors = (prefix: string, names: string): DummyRuleMap =>
  Object.fromEntries(
    names
      .split(/\s+/)
      .filter(Boolean)
      .map((name) => [`${prefix}${name}`, 'error']),
  )

export const javascript: DummyRuleMap = {
  ...errors(
    '',
    `for-direction no-async-promise-executor no-case-declarations no-compare-neg-zero no-cond-assign
    no-constant-binary-expression no-constant-condition no-control-regex no-debugger no-delete-var no-dupe-else-if
    no-duplicate-case no-empty no-empty-character-class no-empty-pattern no-empty-static-block no-ex-assign
    no-extra-boolean-cast no-fallthrough no-global-assign no-invalid-regexp no-irregular-whitespace
    no-loss-of-precision no-misleading-character-class no-nonoctal-decimal-escape no-prototype-builtins
    no-regex-spaces no-self-assign no-shadow-restricted-names no-sparse-arrays no-unexpected-multiline
    no-unsafe-finally no-unsafe-optional-chaining no-unused-labels no-unused-private-class-members
    no-useless-backreference no-useless-catch no-useless-escape require-yield use-isnan valid-typeof`,
  ),
}

/** Rules for JavaScript only: TypeScript's compiler finds the same. */
export const foundByTypescript = errors(
  '',
  `constructor-super getter-return no-class-assign no-const-assign no-dupe-class-members no-dupe-keys no-func-assign
  no-import-assign no-new-native-nonconstructor no-obj-calls no-redeclare no-setter-return no-this-before-super
  no-unreachable no-unsafe-negation no-with`,
)

export const typescript: DummyRuleMap = {
  ...errors(
    '',
    `no-array-constructor no-empty-function no-unused-expressions no-useless-constructor no-var prefer-const
    prefer-rest-params prefer-spread`,
  ),
  ...errors(
    'typescript/',
    `adjacent-overload-signatures array-type await-thenable ban-tslint-comment class-literal-property-style
    consistent-generic-constructors consistent-indexed-object-style consistent-type-assertions
    consistent-type-definitions dot-notation no-array-delete no-base-to-string no-confusing-non-null-assertion
    no-confusing-void-expression no-deprecated no-duplicate-enum-values no-duplicate-type-constituents
    no-dynamic-delete no-empty-object-type no-explicit-any no-extra-non-null-assertion no-extraneous-class
    no-floating-promises no-for-in-array no-generated-empty-object-type no-implied-eval no-inferrable-types
    no-invalid-void-type no-meaningless-void-operator no-misused-new no-misused-promises no-misused-spread
    no-mixed-enums no-namespace no-non-null-asserted-nullish-coalescing no-non-null-asserted-optional-chain
    no-non-null-assertion no-redundant-type-constituents no-require-imports no-this-alias
    no-unnecessary-boolean-literal-compare no-unnecessary-condition no-unnecessary-template-expression
    no-unnecessary-type-arguments no-unnecessary-type-assertion no-unnecessary-type-constraint
    no-unnecessary-type-conversion no-unnecessary-type-parameters no-unsafe-argument no-unsafe-assignment
    no-unsafe-call no-unsafe-declaration-merging no-unsafe-enum-assignment no-unsafe-enum-comparison
    no-unsafe-function-type no-unsafe-member-access no-unsafe-return no-unsafe-unary-minus
    no-useless-default-assignment no-wrapper-object-types non-nullable-type-assertion-style only-throw-error
    prefer-as-const prefer-find prefer-for-of prefer-function-type prefer-includes prefer-literal-enum-member
    prefer-namespace-keyword prefer-nullish-coalescing prefer-optional-chain prefer-promise-reject-errors
    prefer-reduce-type-parameter prefer-regexp-exec prefer-return-this-type prefer-string-starts-ends-with
    related-getter-setter-pairs require-await triple-slash-reference unbound-method unified-signatures
    use-unknown-in-catch-callback-variable`,
  ),
  'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
  'typescript/restrict-plus-operands': [
    'error',
    {
      allowAny: false,
      allowBoolean: false,
      allowNullish: false,
      allowNumberAndString: false,
      allowRegExp: false,
    },
  ],
  'typescript/restrict-template-expressions': [
    'error',
    {
      allowAny: false,
      allowBoolean: false,
      allowNever: false,
      allowNullish: false,
      allowNumber: false,
      allowRegExp: false,
    },
  ],
  'typescript/return-await': ['error', 'error-handling-correctness-only'],
}

export const accessibility: DummyRuleMap = {
  // From the package itself: oxlint's asks for `aria-checked` beside `checked`.
  'a11y/role-has-required-aria-props': 'error',
  ...errors(
    'jsx-a11y/',
    `alt-text anchor-has-content anchor-is-valid aria-activedescendant-has-tabindex aria-props aria-proptypes aria-role
    aria-unsupported-elements autocomplete-valid click-events-have-key-events heading-has-content html-has-lang
    iframe-has-title img-redundant-alt label-has-associated-control media-has-caption mouse-events-have-key-events
    no-access-key no-autofocus no-distracting-elements no-redundant-roles role-supports-aria-props scope tabindex-no-positive`,
  ),
  'jsx-a11y/interactive-supports-focus': [
    'error',
    { tabbable: ['button', 'checkbox', 'link', 'searchbox', 'spinbutton', 'switch', 'textbox'] },
  ],
  'jsx-a11y/no-interactive-element-to-noninteractive-role': [
    'error',
    { tr: ['none', 'presentation'], canvas: ['img'] },
  ],
  'jsx-a11y/no-noninteractive-element-interactions': [
    'error',
    {
      handlers: [
        ...['onClick', 'onError', 'onLoad', 'onMouseDown', 'onMouseUp'],
        ...['onKeyPress', 'onKeyDown', 'onKeyUp'],
      ],
      alert: ['onKeyUp', 'onKeyDown', 'onKeyPress'],
      body: ['onError', 'onLoad'],
      dialog: ['onKeyUp', 'onKeyDown', 'onKeyPress'],
      iframe: ['onError', 'onLoad'],
      img: ['onError', 'onLoad'],
    },
  ],
  'jsx-a11y/no-noninteractive-element-to-interactive-role': [
    'error',
    {
      ul: ['listbox', 'menu', 'menubar', 'radiogroup', 'tablist', 'tree', 'treegrid'],
      ol: ['listbox', 'menu', 'menubar', 'radiogroup', 'tablist', 'tree', 'treegrid'],
      li: ['menuitem', 'menuitemradio', 'menuitemcheckbox', 'option', 'row', 'tab', 'treeitem'],
      table: ['grid'],
      td: ['gridcell'],
      fieldset: ['radiogroup', 'presentation'],
    },
  ],
  // From the package itself: oxlint's misses a condition.
  'a11y/no-noninteractive-tabindex': [
    'error',
    { tags: [], roles: ['tabpanel'], allowExpressionValues: true },
  ],
  'jsx-a11y/no-static-element-interactions': [
    'error',
    {
      allowExpressionValues: true,
      handlers: ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'],
    },
  ],
}

export const hooks = errors(
  'react/',
  `error-boundaries exhaustive-deps globals immutability preserve-manual-memoization purity refs rules-of-hooks
  set-state-in-effect set-state-in-render static-components unsupported-syntax use-memo`,
)

export const jest = errors(
  'jest/',
  `expect-expect no-alias-methods no-commented-out-tests no-deprecated-functions no-done-callback no-export
  no-focused-tests no-identical-title no-interpolation-in-snapshots no-jasmine-globals no-mocks-import
  no-standalone-expect no-test-prefixes valid-describe-callback valid-expect valid-expect-in-promise valid-title`,
)
