import fc from 'fast-check'

/** What has been used to smuggle something past a sanitiser. */
export const hostileHtml = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg/onload=alert(1)>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="http://evil.example">x</a>',
  '<form action="https://evil.example"><input name="pan"></form>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<template><script>alert(1)</script></template>',
  '<p style="background:url(javascript:alert(1))" id="pay" name="form">x</p>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<style>*{display:none}</style>',
  '<div dir="ltr" onmouseover="alert(1)">x</div>',
  '<<script>script>alert(1)<</script>/script>',
]

const piece = fc.oneof(
  fc.constantFrom(
    ...hostileHtml,
    '<p>',
    '</p>',
    '<table><tr><td>',
    '</td>',
    '<li>',
    '&amp;',
    '&lt;',
    '<a href="https://a.example">',
    '</a>',
    '<div dir=rtl>',
  ),
  fc.string({ maxLength: 8 }),
)

/** Trees of such pieces, opened and closed in any order. */
export const anyHtml = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
