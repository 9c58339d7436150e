package zoetrope.internal.tex.atom;

import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.List;
import org.scilab.forge.jlatexmath.Box;

/**
 * A table with lines of text over its full width and with tags in a column at the right. Text that
 * is wider than the table makes the box wider, and the table stays in the middle.
 */
final class TableBox extends Box {
  private final Box table;
  private final float down;
  private final List<Placed> texts = new ArrayList<>();
  private final List<Placed> tags = new ArrayList<>();
  private float body;

  /** A box and the height of its baseline below that of the table. */
  private record Placed(Box box, float y) {}

  /** Creates the box of a table that moves down by {@code down}. */
  TableBox(Box table, float down) {
    this.table = table;
    this.down = down;
    this.body = table.getWidth();
    setWidth(body);
    setHeight(table.getHeight() - down);
    setDepth(table.getDepth() + down);
  }

  /** Adds a line of text that begins at the left edge. */
  void addText(Box text, float y) {
    texts.add(new Placed(text, y));
    setWidth(getWidth() + Math.max(0, text.getWidth() - body));
    body = Math.max(body, text.getWidth());
  }

  /** Adds a tag that ends at the right edge, at least {@code gap} away from the table. */
  void addTag(Box tag, float y, float gap) {
    tags.add(new Placed(tag, y));
    setWidth(Math.max(getWidth(), body + gap + tag.getWidth()));
  }

  @Override
  public void draw(Graphics2D graphics, float x, float y) {
    table.draw(graphics, x + (body - table.getWidth()) / 2, y + down);
    texts.forEach(text -> text.box().draw(graphics, x, y + down + text.y()));
    tags.forEach(
        tag -> tag.box().draw(graphics, x + getWidth() - tag.box().getWidth(), y + down + tag.y()));
  }

  @Override
  public int getLastFontId() {
    return table.getLastFontId();
  }
}
