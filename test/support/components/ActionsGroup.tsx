import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../src/ui/button/Button.tsx'
import { CopyButton } from '../../../src/ui/button/CopyButton.tsx'
import { ExplainedButton } from '../../../src/ui/button/ExplainedButton.tsx'
import { StarButton } from '../../../src/ui/button/StarButton.tsx'
import { Row } from '../../../src/ui/layout/Row.tsx'
import { CloseButton } from '../../../src/ui/overlay/CloseButton.tsx'
import { Menu } from '../../../src/ui/overlay/Menu.tsx'
import { MenuItem } from '../../../src/ui/overlay/MenuItem.tsx'
import { Popover } from '../../../src/ui/overlay/Popover.tsx'
import { Group } from './Group.tsx'

const nothing = () => undefined

export function ActionsGroup() {
  const { t } = useTranslation('components')
  return (
    <Group name="actions">
      <Row gap="md">
        <Button primary>{t('save')}</Button>
        <Button>{t('save')}</Button>
        <Button primary aria-busy>
          {t('busy')}
        </Button>
        <Button aria-disabled>{t('disabled')}</Button>
        <ExplainedButton explanation={t('explained')} isInert>
          {t('remove')}
        </ExplainedButton>
        <CopyButton text={t('value')} copiedButton={null} onCopy={nothing}>
          {t('copy')}
        </CopyButton>
        <CloseButton label={t('close')} onClose={nothing} />
        <StarButton isStarred={false} label={t('star')} hint={t('star')} onPress={nothing} />
        <StarButton isStarred label={t('star')} hint={t('star')} onPress={nothing} />
        <Menu label={t('menu')}>
          <MenuItem icon={<Trash2 size={16} />} onSelect={nothing}>
            {t('remove')}
          </MenuItem>
          <MenuItem unavailable={t('explained')}>{t('save')}</MenuItem>
        </Menu>
        <Popover label={t('open')} icon={null}>
          {() => t('text')}
        </Popover>
      </Row>
    </Group>
  )
}
