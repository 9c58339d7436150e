import static zoetrope.Zoetrope.*;

/**
 * Samples of scripts for the guides. The left column uses bundled fonts, and the right column uses
 * named fonts. In each sample, one part is found by its text. The named fonts are in Debian's
 * packages fonts-noto-core, fonts-noto-cjk and fonts-symbola.
 */
public final class ScriptsOfTheWorld extends Scene {
  private record Sample(String script, String words, String part, String font) {}

  private static final Sample[] BUNDLED = {
    new Sample("Vietnamese", "chào thế giới", "thế", ""),
    new Sample("Greek", "Καλημέρα κόσμε", "κόσμε", ""),
    new Sample("Cyrillic", "Привет, мир", "мир", ""),
    new Sample("Armenian", "Բարեւ աշխարհ", "աշխարհ", ""),
    new Sample("Georgian", "გამარჯობა მსოფლიო", "მსოფლიო", ""),
    new Sample("Hebrew", "שלום (עולם) 123", "עולם", ""),
    new Sample("Arabic", "السَّلَامُ عَلَيْكُمْ", "عَلَيْكُمْ", ""),
    new Sample("Lao", "ສະບາຍດີ", "ດີ", ""),
    new Sample("Kana", "こんにちは カタカナ", "カタカナ", ""),
    new Sample("Simplified Chinese", "你好，世界", "世界", ""),
    new Sample("Emoji, symbols", "😀 ☺ ♞ ✓ →", "♞", ""),
  };

  private static final Sample[] NAMED = {
    new Sample("Japanese", "日本語の文章", "文章", "Noto Sans CJK JP"),
    new Sample("Korean", "안녕하세요 세계", "세계", "Noto Sans CJK KR"),
    new Sample("Traditional Chinese", "臺灣歡迎您", "歡迎", "Noto Sans CJK TC"),
    new Sample("Devanagari", "नमस्ते दुनिया क्षत्रिय", "दुनिया", "Noto Sans Devanagari"),
    new Sample("Bengali", "বাংলা ভাষা", "ভাষা", "Noto Sans Bengali"),
    new Sample("Tamil", "தமிழ் மொழி", "மொழி", "Noto Sans Tamil"),
    new Sample("Thai", "สวัสดี น้ำ", "น้ำ", "Noto Sans Thai"),
    new Sample("Khmer", "ភាសាខ្មែរ", "ខ្មែរ", "Noto Sans Khmer"),
    new Sample("Ethiopic", "ሰላም ዓለም", "ዓለም", "Noto Sans Ethiopic"),
    new Sample("Myanmar", "မြန်မာ စာ", "စာ", "Noto Sans Myanmar"),
    new Sample("Further emoji", "👍 🎈 🚀", "🎈", "Symbola"),
  };

  @Override
  protected void construct() {
    column("bundled", BUNDLED, -6.9);
    column("with a font by name", NAMED, 0.3);
    pause();
  }

  private void column(String title, Sample[] samples, double left) {
    add(onBaseline(text(title).fontSize(30).setColor(BLUE), left, 3.55));
    for (int i = 0; i < samples.length; i++) {
      Sample s = samples[i];
      double y = 2.85 - 0.66 * i;
      add(onBaseline(text(s.script()).fontSize(22).setColor(GREY_B), left, y));
      var words = s.font().isEmpty() ? text(s.words()) : text(s.words(), fonts(s.font()));
      add(onBaseline(words.fontSize(34).colorPart(s.part(), YELLOW), left + 2.3, y));
      if (!s.font().isEmpty()) {
        add(onBaseline(text(s.font()).fontSize(16).setColor(GREY_C), left + 5, y));
      }
    }
  }

  /** Places a text with its left end at {@code left} and its baseline at {@code baseline}. */
  private static Text onBaseline(Text text, double left, double baseline) {
    text.moveTo(at(left, baseline), LEFT);
    return text.shift(up(baseline - text.baseline().y()));
  }
}
