package zoetrope.mobject.text;

import java.util.ArrayList;
import java.util.List;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.tex.TexLayout;
import zoetrope.tex.TexPiece;

/**
 * The layout of the characters of a number, in em. It ignores their advances, leaves equal gaps
 * between their ink boxes, and puts their lower edges at the same height. The minus is placed at
 * half the height of the digit after it, and commas hang by half their height.
 */
final class NumberLayout {
  record Placed(Path outline, Affine place, Bounds box) {
    Placed shifted(double x, double y) {
      return moved(Vec.of(x, y));
    }

    Placed moved(Vec v) {
      Affine shift = Affine.translation(v);
      Bounds moved = new Bounds(box.min().plus(v), box.max().plus(v));
      return new Placed(outline, place.then(shift), moved);
    }

    double height() {
      return box.size().y();
    }
  }

  private final NumberFont font;
  private final double gap;
  private final List<Placed> placed = new ArrayList<>();
  private double x;

  private NumberLayout(NumberFont font, double gap) {
    this.font = font;
    this.gap = gap;
  }

  /**
   * Lays out {@code text} in {@code font} with gaps of {@code gap} em between the characters. Three
   * dots follow if {@code ellipsis}.
   */
  static NumberLayout of(String text, NumberFont font, double gap, boolean ellipsis) {
    NumberLayout layout = new NumberLayout(font, gap);
    layout.addText(text);
    if (ellipsis) {
      layout.addEllipsis();
    }
    return layout;
  }

  List<Placed> placed() {
    return placed;
  }

  /**
   * Returns the box of all characters except those with the outline {@code hanging}, which may be
   * null.
   */
  static Bounds bounds(List<Placed> placed, Path hanging) {
    Bounds box = Bounds.EMPTY;
    for (Placed p : placed) {
      box = p.outline == hanging ? box : box.union(p.box);
    }
    return box;
  }

  /** Returns the characters moved so that a point of their {@link #bounds} is at the origin. */
  static List<Placed> about(Vec edge, List<Placed> placed, Path hanging) {
    Vec to = bounds(placed, hanging).point(edge).negate();
    return placed.stream().map(p -> p.moved(to)).toList();
  }

  private void addText(String text) {
    for (int i = 0; i < text.length(); i++) {
      append(font.outline(text.charAt(i)), gap);
    }
    for (int i = 0; i < text.length(); i++) {
      Placed p = placed.get(i);
      if (text.charAt(i) == NumberText.MINUS && i + 1 < text.length()) {
        Placed digit = placed.get(i + 1);
        double middle = digit.box.max().y() - 0.5 * digit.height();
        placed.set(i, p.shifted(0, middle - p.box.max().y()));
      } else if (text.charAt(i) == ',') {
        placed.set(i, p.shifted(0, -0.5 * p.height()));
      }
    }
  }

  private void addEllipsis() {
    Path dot = font.outline('.');
    double between = font.pitchOfDots() - dot.bounds().size().x();
    append(dot, between);
    append(dot, between);
    append(dot, gap);
  }

  /**
   * Adds {@code unit}, at the bottom, or at the top if {@code raised}. Space at its beginning
   * counts if it is wider than the gap.
   */
  void addUnit(TexLayout unit, boolean raised) {
    double scale = NumberFont.TEX_EM;
    Bounds number = bounds(placed, font.outline(','));
    Bounds box = unit.bounds().transform(Affine.scaling(scale));
    double y = raised ? number.max().y() - box.max().y() : number.min().y() - box.min().y();
    double spaced = Math.max(0, box.min().x() - gap);
    for (TexPiece piece : unit.pieces()) {
      Affine place = piece.placement().then(Affine.scaling(scale));
      Placed p = new Placed(piece.outline(), place, piece.outline().bounds(place));
      placed.add(p.shifted(x + spaced - box.min().x(), y));
    }
  }

  private void append(Path outline, double after) {
    Bounds box = outline.bounds();
    Vec v = Vec.of(x - box.min().x(), -box.min().y());
    Bounds moved = new Bounds(box.min().plus(v), box.max().plus(v));
    placed.add(new Placed(outline, Affine.translation(v.plus(Vec.ZERO)), moved));
    x += box.size().x() + after;
  }
}
