import { Input, Switch } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { flagsByPlugin, isFlagActive, type FeatureFlag } from '../../model/plugins/featureFlags.ts'
import '../../ui/antd/forms.antd.css'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { titleIn } from '../../ui/messages/i18n.ts'
import { flagSwitched, selectDeclaredFlags, selectFlagStates } from '../preferences/flagsSlice.ts'
import classes from './FlagsCard.module.css'
import page from './SettingsPage.module.css'

/** Feature flags by plugin, with switches; at least one. */
export function FlagsCard() {
  const { t, i18n } = useTranslation('settings')
  const flags = useSelector(selectDeclaredFlags)
  const [text, setText] = useState('')
  const groups = flagsByPlugin(flags, text, (titles) => titleIn(titles, i18n.language))
  return (
    <Card id="flags" title={t('flags')}>
      <Stack gap="md" className={page['fields']}>
        <Text isQuiet>{t('flagsText')}</Text>
        <Input
          type="search"
          aria-label={t('searchFlags')}
          placeholder={t('searchFlags')}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
          }}
        />
        {groups.length === 0 && <p role="status">{t('noFlagFound')}</p>}
        {groups.map(({ pluginId, flags: ofPlugin }) => (
          <fieldset key={pluginId} className={page['group']}>
            <legend>{pluginId}</legend>
            {ofPlugin.map((flag) => (
              <FlagSwitch key={flag.name} flag={flag} />
            ))}
          </fieldset>
        ))}
      </Stack>
    </Card>
  )
}

function FlagSwitch({ flag: { name, description } }: { readonly flag: FeatureFlag }) {
  const { i18n } = useTranslation()
  const dispatch = useDispatch()
  const isActive = isFlagActive(useSelector(selectFlagStates), name)
  return (
    <label className={classes['flag']}>
      <span>
        <code>{name}</code>
        {description && (
          <Text as="span" isQuiet>
            {titleIn(description, i18n.language)}
          </Text>
        )}
      </span>
      <Switch
        checked={isActive}
        onChange={() => dispatch(flagSwitched({ name, isActive: !isActive }))}
      />
    </label>
  )
}
