package zoetrope.animation.derivation;

import java.util.ArrayList;
import java.util.List;
import zoetrope.color.Palette;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.annotations.Brace;
import zoetrope.mobject.lines.Cross;
import zoetrope.mobject.text.Glyph;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.TexText;
import zoetrope.source.Span;

/** The strokes through terms of a derivation, and the braces with remarks. */
final class Marks {
  /** The length of a stroke through a term, divided by the diagonal of the term. */
  private static final double STROKE_SCALE = 1.3;

  private final List<List<Span>> cancelled = new ArrayList<>();

  /** The strokes through cancelled terms. They leave with their line. */
  private final List<Mobject<?>> strokes = new ArrayList<>();

  /** The braces of remarks and their words. They leave when the next line appears. */
  private final List<Mobject<?>> remarks = new ArrayList<>();

  void addLine(int index) {
    cancelled.add(index, new ArrayList<>());
  }

  /** Returns the characters of a line that were struck out. */
  List<Span> cancelledIn(int index) {
    return cancelled.get(index);
  }

  /** Returns a rising stroke through a part of a line. */
  Cross stroke(int index, Group<Glyph> part) {
    part.forEach(glyph -> cancelled.get(index).add(glyph.span()));
    Cross cross = new Cross(part);
    cross.remove(cross.first()).scale(STROKE_SCALE);
    strokes.add(cross);
    return cross;
  }

  /** Returns a brace on a side of a part of a line, and its words. */
  List<Mobject<?>> remark(Tex line, Group<Glyph> part, Vec side, String text) {
    Brace brace = new Brace(part, side);
    TexText words = Reasons.centered(text, line).setColor(Palette.WHITE);
    brace.putAtTip(words);
    remarks.add(brace);
    remarks.add(words);
    return List.of(brace, words);
  }

  List<Mobject<?>> all() {
    List<Mobject<?>> all = new ArrayList<>(strokes);
    all.addAll(remarks);
    return all;
  }

  /** Returns what leaves when the next line appears, and removes it from the marks. */
  List<Mobject<?>> leave(boolean withStrokes) {
    List<Mobject<?>> leaving = withStrokes ? all() : new ArrayList<>(remarks);
    strokes.removeAll(leaving);
    remarks.clear();
    return leaving;
  }
}
