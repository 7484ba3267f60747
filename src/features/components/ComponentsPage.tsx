import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { AntdProvider } from '../../ui/antd/AntdProvider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { themeChosen } from '../preferences/themeSlice.ts'
import { ActionsGroup } from './ActionsGroup.tsx'
import { ContentGroup } from './ContentGroup.tsx'
import { DataGroup } from './DataGroup.tsx'
import { FieldsGroup } from './FieldsGroup.tsx'
import { FormsGroup } from './FormsGroup.tsx'
import { LogGroup } from './LogGroup.tsx'
import { MessagesGroup } from './MessagesGroup.tsx'
import { OverlaysGroup } from './OverlaysGroup.tsx'
import { PickersGroup } from './PickersGroup.tsx'

/** `/dev/components`: shows the UI components, for developing them. */
export function ComponentsPage() {
  const { t } = useTranslation('components')
  const dispatch = useDispatch()
  return (
    <Stack gap="lg">
      <title>{t('title')}</title>
      <h1>{t('title')}</h1>
      <p>{t('hint')}</p>
      <Row gap="md" role="group" aria-label={t('theme')}>
        {(['light', 'dark'] as const).map((theme) => (
          <Button key={theme} onClick={() => dispatch(themeChosen(theme))}>
            {t(theme)}
          </Button>
        ))}
      </Row>
      <ActionsGroup />
      <MessagesGroup />
      <ContentGroup />
      <FieldsGroup />
      <AntdProvider>
        <FormsGroup />
        <PickersGroup />
        <DataGroup />
        <OverlaysGroup />
        <LogGroup />
      </AntdProvider>
    </Stack>
  )
}
