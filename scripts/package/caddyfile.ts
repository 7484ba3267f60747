import type { ConfigObject } from '../../src/model/config/configValues.ts'
import { portalHeaders } from '../portalHeaders.ts'

export interface Served {
  readonly port: number
  /** Folder of the built files. */
  readonly files: string
  /** Folder of the page with its configuration. */
  readonly page: string
  /** What the browser gets. */
  readonly config: ConfigObject
}

const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

/** The configuration of Caddy, which answers as `scripts/portalServer.ts` does. Throws `ConfigError`. */
export function caddyfile({ port, files, page, config }: Served): string {
  const headers = Object.entries(portalHeaders(config)).map(
    ([name, value]) => `\t\t${name} ${quoted(value)}`,
  )
  return `{
	admin off
	auto_https off
}

:${String(port)} {
	header {
${headers.join('\n')}
		-Server
	}

	@writing not method GET HEAD
	handle @writing {
		header Allow "GET, HEAD"
		respond 405
	}

	handle /healthz {
		respond "ok"
	}

	@hashed {
		path /static/*
		file {
			root ${quoted(files)}
		}
	}
	handle @hashed {
		root * ${quoted(files)}
		header Cache-Control "public, max-age=31536000, immutable"
		file_server {
			precompressed br gzip
		}
	}
	handle /static/* {
		respond "Not found" 404
	}

	@beside {
		not path / /index.html *.tmpl /.* /app-config.yaml
		file {
			root ${quoted(files)}
		}
	}
	handle @beside {
		root * ${quoted(files)}
		header Cache-Control no-cache
		file_server {
			precompressed br gzip
		}
	}

	handle {
		root * ${quoted(page)}
		rewrite * /index.html
		header Cache-Control no-cache
		file_server {
			precompressed br gzip
		}
	}
}
`
}
