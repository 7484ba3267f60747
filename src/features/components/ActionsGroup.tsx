import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { ExplainedButton } from '../../ui/ExplainedButton.tsx'
import { CloseButton } from '../../ui/overlay/CloseButton.tsx'
import { Menu } from '../../ui/overlay/Menu.tsx'
import { MenuItem } from '../../ui/overlay/MenuItem.tsx'
import { Popover } from '../../ui/overlay/Popover.tsx'
import { StarButton } from '../../ui/StarButton.tsx'
import classes from './ComponentsPage.module.css'
import { Group } from './Group.tsx'

const nothing = () => undefined

export function ActionsGroup() {
  const { t } = useTranslation('components')
  return (
    <Group name="actions">
      <div className={classes['row']}>
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
      </div>
    </Group>
  )
}
