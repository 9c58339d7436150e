package zoetrope.scenes.attention.equation;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.color.Color;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.text.Glyph;
import zoetrope.mobject.text.Tex;
import zoetrope.scenes.components.NumberedSymbols;

/**
 * A matrix whose columns are vectors: brackets around letters, with a line above and below each.
 */
final class VectorRow {
  /** The brackets, left and right. */
  final Group<Glyph> brackets;

  /** The letters with indices. The second-to-last is dots; the last has the index n. */
  final Group<Tex> terms;

  /** The lines above and below each term. */
  final Group<Group<Line>> lines;

  /** All parts. */
  final Group<Mobject<?>> all;

  /** Creates a row of {@code length} columns, at least 3. */
  VectorRow(String letter, Color color, int length) {
    var letters = letters(letter, length).setColor(color);
    lines = letters.map(VectorRow::linesAbout);
    var columns = letters.mapIndexed((term, i) -> group(term, lines.get(i)));
    columns.arrange(RIGHT, MED_SMALL_BUFF);
    terms = withDots(letters);
    brackets = brackets(columns.height() + MED_SMALL_BUFF);
    all = group(brackets, terms, lines);
  }

  private static Group<Tex> letters(String letter, int length) {
    var numbered = NumberedSymbols.letter(letter);
    var last = tex(letter + "_n");
    Tex model = numbered.at(length - 1).moveTo((Mobject<?>) last);
    model.shift(last.get(0).center().minus(model.get(0).center()));
    last.get(1).replace(model.children().get(1));
    List<Tex> all = new ArrayList<>(numbered.numbered(1, length - 1).stream().toList());
    all.add(last);
    return group(all);
  }

  private static Group<Tex> withDots(Group<Tex> letters) {
    List<Tex> terms = new ArrayList<>(letters.stream().toList());
    int place = terms.size() - 2;
    terms.set(place, tex("\\dots").replace(terms.get(place), 0));
    return group(terms);
  }

  private static Group<Line> linesAbout(Tex term) {
    return line(ORIGIN, up(0.5))
        .replicate(2)
        .arrange(DOWN, term.height() + 2 * SMALL_BUFF)
        .moveTo((Mobject<?>) term);
  }

  private Group<Glyph> brackets(double height) {
    var pair = tex("[]").stretch(1.5, 1).setHeight(height);
    pair.get(0).nextTo(terms, LEFT, SMALL_BUFF);
    pair.get(1).nextTo(terms, RIGHT, SMALL_BUFF);
    return group(pair.get(0), pair.get(1));
  }
}
