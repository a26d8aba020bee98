/* Text that is hard to read: less than 4.5:1, or 3:1 if it is large, over any colour that may lie behind it. Axe leaves
   out what stands on a gradient, which here is most of it; of a gradient this takes every colour. */
() => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const COLOUR = /(?:rgba?|oklab|oklch|color|lab)\([^()]*\)|#[0-9a-f]{3,8}/gi

  function pixel(colour) {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data
    return { rgb: [red, green, blue], alpha: alpha / 255 }
  }

  const over = (front, back) => front.rgb.map((part, at) => part * front.alpha + back[at] * (1 - front.alpha))

  function luminance(rgb) {
    const [red, green, blue] = rgb.map((part) => (part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  function contrast(one, other) {
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  }

  /** The colours that may lie behind an element. */
  function grounds(element) {
    const layers = []
    for (let at = element; at; at = at.parentElement) {
      const style = getComputedStyle(at)
      const gradient = [...style.backgroundImage.matchAll(COLOUR)].map(([colour]) => pixel(colour)).filter(({ alpha }) => alpha > 0.9)
      const layer = gradient.length ? gradient : [pixel(style.backgroundColor)]
      layers.unshift(layer)
      if (layer.every(({ alpha }) => alpha > 0.99)) break
    }
    return layers.reduce((behind, layer) => behind.flatMap((back) => layer.map((front) => over(front, back))), [[255, 255, 255]])
  }

  function least(element, style) {
    const ink = pixel(style.color)
    for (let at = element; at; at = at.parentElement) ink.alpha *= Number(getComputedStyle(at).opacity)
    return Math.min(...grounds(element).map((ground) => contrast(over(ink, ground), ground)))
  }

  function isLarge({ fontSize, fontWeight }) {
    return parseFloat(fontSize) >= 24 || (parseFloat(fontSize) >= 18.66 && Number(fontWeight) >= 700)
  }

  const found = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const [text, element] = [texts.currentNode.textContent.trim(), texts.currentNode.parentElement]
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.offsetWidth > 1
    if (!text || !isSeen || element.closest('[aria-disabled], :disabled, .later, .aside, svg')) continue
    const style = getComputedStyle(element)
    const ratio = least(element, style)
    if (ratio < (isLarge(style) ? 3 : 4.5)) found.push(`${text.slice(0, 40)}: ${ratio.toFixed(2)}`)
  }
  for (const input of document.querySelectorAll('input[placeholder]:enabled')) {
    const ratio = least(input, getComputedStyle(input, '::placeholder'))
    if (ratio < 4.5) found.push(`${input.placeholder}: ${ratio.toFixed(2)}`)
  }
  return found
}
