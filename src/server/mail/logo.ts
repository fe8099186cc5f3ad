/**
 * The white logo, 241 × 64, for mails: many clients show no SVG. Rendered from that of the web with sharp,
 * `.resize({ height: 64 }).png({ palette: true, colours: 16 })`.
 */
export const logoPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAPEAAABABAMAAAA5c4zqAAAAMFBMVEVMaXH////////////////////vz8n////////////////I' +
    'VTzIVTzIVTz////IVT31lTyoAAAADnRSTlMAmX7ntGUOTdEdOMRVcsA2IfUAAAAJcEhZcwAAFiUAABYlAUlSJPAAAAPaSURBVFjD' +
    '7ZnPaxNBFMc3MZ0kaw+xQo+hUSqegkGp2kMoigV7WEqlVnsIS60/UKgBsdRL0IoHL0uoij2VQi3oJXjy2v4D4j8g2DapDT28o5cq' +
    'cX7sZmd/Z7NN9tA+Qnf37WY+nZnvvPdmIwjHdmxHw2bOhQROKvVyOOQ1gOFQwD2AbdzxdhRgq0PkLOzgTwjkWYBiPA+jXScnFTLJ' +
    'a2AjMnFKbp/8cd5bXoSZlGxEloarbZOjUF31lFc/OUasIsPIWtvkEsBLT3mxkwJsm27FsOTldslZgN8e8qoW2RkW2U0rWQhA3vKQ' +
    '11vtfNksMhHoMLRHfgeQcrv/DGpNGpLgsvHuQrW/bbKo5GR3eaUMihow3pcDrGfkejcNu/wlFpncnUjy3rTmxLw+6x0lW0HLdsu/' +
    'A2QsL9PgYpHtdYEctdG9VWQuZPR8cJ4dmgP1YaJv2vzYeqbvrrl/u9bWCvw4AB0BlVwAKLOrC/SqKpwFqA6QiK9Fo+R5kulzZTUM' +
    '0X7FTxPfouwZ0vHcD7RIniVNbpMADSwCxxUA5tPJ9/PMx0eKiC4v9P2nrIss1SI5S5ucYi2TTlRAtZROzmq+Ik/WEL0bjcbBpsXt' +
    'QcZj/Br/ucgOIyzdwRXSxz2dfE/zDdmQEQZjtOyXXF+lI10royzzJaGGFfeZ5VaV3AO5VQHdAl5TTcSTBrVvfslDrHYcoZ3dJ89n' +
    'yANIweLTFXaDyz1m8gYjH/gl40ICsRkWDV0q0NwaM6xZhY6DidzbUG3TJ7lMWyT9QwZyxYactiOf1Mhf/ZEJUpBYi3mtsEGylfxA' +
    'diA/1ch/ApMfXge4dNtIXsK+V0Vb8g+N/DcoWWSRROLJUeqq287zL438Lyi5pEUNjpzWXJ0kIxwwcoMZhSfH8cW1SeLr5Gj3sEVL' +
    '4kqTnGC7VFE5BIVFHMkxtbYvceQVNetKQVZViaWFmCM5oaqZ73OFfSlYJKmwf3/Fk5znyCWWpETbeW41es4B3d9JbqM9pGYsvs+k' +
    'uUf25BYzRoJkJ7QAjmSyASzTEkUnn6BFg2iv7VazJFkgkIeqIzlJVm1GMqxnEkhydKHV2q8MBNomLDpHErX+4BWGWFirS/ZkQzXk' +
    'TF6mbSw5k1mkHDbEbfolGE07kAXB3m0kI1xrQr9bxvhEK09jxriDfW8Ev2T7+trt3cjENLf5Zg2tD75oDRFx3/a2bDHn/XN45Kh1' +
    'H+Pi9m0JZzI6I/tw+7Y58OjCzCnODu9d8xgpCca9XuHotnN421Sy7yiHQF4x1T/dG20aaPfDeGOedn9j3kGL4upgLJzfJx5Pfjn+' +
    'Xeoo238O3ItqsepIEwAAAABJRU5ErkJggg==',
  'base64',
);

/** Stays as it is: mails sent years ago ask for it. */
export const logoPath = '/mail/logo.png';
