package zoetrope.render;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.internal.vector.Word;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Presence;
import zoetrope.mobject.text.AbstractNumber;
import zoetrope.mobject.text.AbstractTex;
import zoetrope.mobject.text.Glyph;
import zoetrope.mobject.text.StringMobject;
import zoetrope.scene.StageView;

/**
 * What a stage shows at a moment, and the words that its glyphs are of.
 *
 * @param words by identity
 */
record StagePicture(Frame frame, Map<Item, Word> words) {
  private static final Pattern WORD = Pattern.compile("\\S+");

  static StagePicture of(StageView stage) {
    IdentityHashMap<Item, Object> owners = new IdentityHashMap<>();
    Frame frame = stage.frame(owners);
    Words found = new Words();
    for (Mobject<?> root : stage.mobjects()) {
      Presence.visit(root, found::add);
    }
    Map<Item, Word> words = new IdentityHashMap<>();
    owners.forEach(
        (item, owner) -> {
          Word word = found.ofGlyphs.get(owner);
          if (word != null) {
            words.put(item, word);
          }
        });
    return new StagePicture(frame, words);
  }

  /** Finds the words of mobjects, in the order in which these are painted. */
  private static final class Words {
    private final Map<Object, Word> ofGlyphs = new IdentityHashMap<>();
    private int count;

    void add(Mobject<?> mobject) {
      if (mobject instanceof AbstractTex<?> formula) {
        add(glyphs(formula), formula.source().strip().replaceAll("\\s+", " ") + " ");
      } else if (mobject instanceof StringMobject<?> text) {
        addWords(text);
      } else if (mobject instanceof AbstractNumber<?> number) {
        add(glyphs(number), number.text() + " ");
      }
    }

    private void addWords(StringMobject<?> text) {
      List<Glyph> glyphs = glyphs(text);
      Matcher matcher = WORD.matcher(text.source());
      while (matcher.find()) {
        int from = matcher.start();
        int to = matcher.end();
        add(
            glyphs.stream()
                .filter(glyph -> glyph.span().start() >= from && glyph.span().end() <= to)
                .toList(),
            matcher.group() + " ");
      }
    }

    private void add(List<Glyph> glyphs, String text) {
      Word word = new Word(text, count++);
      glyphs.forEach(glyph -> ofGlyphs.putIfAbsent(glyph, word));
    }

    private static List<Glyph> glyphs(Mobject<?> mobject) {
      return Presence.children(mobject).stream()
          .filter(Glyph.class::isInstance)
          .map(Glyph.class::cast)
          .toList();
    }
  }
}
