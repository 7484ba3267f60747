// Chinese descriptions of the fields and their options.

import type { Translated } from '../../../ui/messages/translated.ts'
import type { guideMessages } from './guideMessages.ts'

const filters = '实体须满足的目录筛选条件'
const kind = '输入的名称未写种类时使用的种类'
const namespace = '输入的名称未写命名空间时使用的命名空间'
const free = '是否允许目录之外的名称；默认允许'
const credentials = '请求用户在代码托管平台的令牌'

export const guideTexts: Translated<typeof guideMessages> = {
  EntityPicker: {
    about: '选择目录中的一个实体。',
    options: {
      catalogFilter: filters,
      defaultKind: kind,
      defaultNamespace: namespace,
      allowArbitraryValues: free,
    },
  },
  EntityNamePicker: {
    about: '符合目录规则的名称。',
    options: {},
  },
  EntityTagsPicker: {
    about: '实体的标签。',
    options: {},
  },
  MultiEntityPicker: {
    about: '选择目录中的多个实体。',
    options: {
      catalogFilter: filters,
      defaultKind: kind,
      defaultNamespace: namespace,
      allowArbitraryValues: free,
    },
  },
  MyGroupsPicker: {
    about: '选择当前用户所在的一个群组。',
    options: { catalogFilter: filters },
  },
  OwnedEntityPicker: {
    about: '选择当前用户或其群组拥有的实体。',
    options: {
      catalogFilter: filters,
      defaultKind: kind,
      defaultNamespace: namespace,
      allowArbitraryValues: free,
    },
  },
  OwnerPicker: {
    about: '选择群组或用户作为所有者。',
    options: {
      catalogFilter: filters,
      defaultNamespace: namespace,
      allowArbitraryValues: free,
    },
  },
  Password: {
    about: '表单值中的机密。隐藏显示，从不存储。',
    options: {},
  },
  RepoBranchPicker: {
    about: '选择仓库的分支。',
    options: { requestUserCredentials: credentials },
  },
  RepoOwnerPicker: {
    about: '选择仓库的所有者。',
    options: {
      host: '仓库所在的代码托管平台',
      allowedOwners: '可选的所有者',
      requestUserCredentials: credentials,
    },
  },
  RepoUrlPicker: {
    about: '代码托管平台上仓库的位置。',
    options: {
      allowedHosts: '可选的代码托管平台',
      allowedOwners: '可选的所有者',
      allowedOrganizations: '可选的组织',
      allowedProjects: '可选的项目',
      allowedRepos: '可选的仓库',
      requestUserCredentials: credentials,
    },
  },
  Secret: {
    about: '供操作读取的机密。隐藏显示，从不存储。',
    options: {},
  },
}
