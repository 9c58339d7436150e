package zoetrope.mobject.matrix;

import java.util.ArrayList;
import java.util.List;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Shape;
import zoetrope.mobject.text.Glyph;
import zoetrope.mobject.text.GlyphGroup;

/**
 * The layout of a matrix: the places of its entries, its brackets, and dots in place of entries.
 */
record MatrixGrid(List<? extends Mobject<?>> cells, int columns, MatrixLayout layout) {
  /** The distance of TeX's ellipsis dots in widths of a dot. */
  private static final double VERTICAL_PITCH = 0.1913 / 0.0507;

  private static final double HORIZONTAL_PITCH = 0.2125 / 0.0507;

  /** The size of the dots as fractions of a row's height and a column's width. */
  private static final double DOTS_HEIGHT = 0.65;

  private static final double DOTS_WIDTH = 0.4;

  private int rows() {
    return cells.size() / columns;
  }

  private Bounds bounds() {
    Bounds box = Bounds.EMPTY;
    for (Mobject<?> cell : cells) {
      box = box.union(cell.bounds());
    }
    return box;
  }

  void place() {
    double x = layout.hBuff;
    double y = layout.vBuff;
    if (!layout.fixedPitch) {
      x += cells.stream().mapToDouble(Mobject::width).max().orElse(0);
      y += cells.stream().mapToDouble(Mobject::height).max().orElse(0);
    }
    for (int i = 0; i < cells.size(); i++) {
      Vec corner = Vec.of(i % columns * x, -(i / columns) * y);
      cells.get(i).moveTo(corner, layout.alignment);
    }
    if (layout.height > 0) {
      new Group<>(cells).setHeight(layout.height - 2 * layout.bracketVBuff);
    }
  }

  /** Returns the left bracket for {@code direction} -1 or the right one for 1, at its place. */
  Shape bracket(int direction) {
    Bounds box = bounds();
    Vec middle =
        Vec.of(box.coordinate(0, direction) + direction * layout.bracketHBuff, box.center().y());
    double height = box.size().y() + layout.bracketVBuff;
    BracketOutline outline =
        layout.stretchedBrackets
            ? BracketOutline.stretched(box.size().y(), height)
            : BracketOutline.scaled(rows(), height);
    return new Shape(outline.path(middle, direction), Affine.IDENTITY, GlyphGroup.defaultStyle());
  }

  /** Replaces the cells of row {@code row} and column {@code column} (-1 for none) with dots. */
  void showEllipses(int row, int column) {
    Vec size = bounds().size();
    double height = DOTS_HEIGHT * size.y() / rows();
    double width = DOTS_WIDTH * size.x() / columns;
    for (int i = 0; i < cells.size(); i++) {
      boolean inRow = i / columns == row;
      boolean inColumn = i % columns == column;
      if (inRow || inColumn) {
        Group<Glyph> dots = dots(inColumn);
        if (inColumn) {
          dots.setWidth(width);
        } else {
          dots.setHeight(height);
        }
        if (inRow && inColumn) {
          dots.rotate(-Math.PI / 4);
        }
        swap(cells.get(i), dots.moveTo(cells.get(i)));
      }
    }
  }

  private static void swap(Mobject<?> cell, Group<Glyph> dots) {
    if (cell instanceof GlyphGroup<?>) {
      cell.setChildren(dots.children());
    } else {
      cell.become(dots);
    }
  }

  private static Group<Glyph> dots(boolean horizontal) {
    double width = Glyph.fullStop(Affine.IDENTITY, 0).localPath().bounds().size().x();
    double pitch = width * (horizontal ? HORIZONTAL_PITCH : VERTICAL_PITCH);
    List<Glyph> dots = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      Vec at = horizontal ? Vec.of(i * pitch, 0) : Vec.of(0, -i * pitch);
      dots.add(Glyph.fullStop(Affine.translation(at), i));
    }
    return new Group<>(dots);
  }
}
