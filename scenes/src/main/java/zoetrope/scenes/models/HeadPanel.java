package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import java.util.List;
import zoetrope.attention.AttentionPattern;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.shapes.Square;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Conventions;
import zoetrope.scenes.components.PatternGrid;
import zoetrope.scenes.components.TokenGlyphs;

/**
 * The pattern of a head as a square of discs: queries from left to right, keys from top to bottom.
 * Weights that are too small to see have no disc.
 */
final class HeadPanel {
  private static final double MIN_DRAWN_WEIGHT = 0.02;

  /** The number of tokens of the pattern. */
  private final int tokens;

  private final Vec center;
  private final double size;
  final Square ground;
  final Group<Dot> discs = group();

  /** Creates the pattern in a square of side {@code size} around {@code center}. */
  HeadPanel(AttentionPattern pattern, Vec center, double size) {
    this.center = center;
    this.size = size;
    tokens = pattern.queryTokens().size();
    ground = square(size).moveTo(center).setStroke(GREY_D, 1).setFill(hex("#111111"), 1);
    double full = size / tokens / 2;
    for (int query = 0; query < tokens; query++) {
      for (int key = 0; key < tokens; key++) {
        double weight = pattern.weight(query, key);
        if (weight >= MIN_DRAWN_WEIGHT) {
          discs.add(
              dot()
                  .setFill(GREY_A, 1)
                  .setWidth(2 * PatternGrid.radius(weight, full))
                  .moveTo(cell(query, key)));
        }
      }
    }
  }

  /** Returns the middle of a cell. */
  Vec cell(int query, int key) {
    double cell = size / tokens;
    return center.plus(at((query + 0.5) * cell - size / 2, size / 2 - (key + 0.5) * cell));
  }

  /**
   * Returns the keys' tokens beside the rows and the queries' tokens above the columns, as large as
   * fits the panel.
   */
  Group<Mobject<?>> names(List<String> tokens) {
    double unit = size / 5.2;
    Group<Mobject<?>> names = group();
    for (int i = 0; i < tokens.size(); i++) {
      String token = TokenGlyphs.shown(tokens.get(i));
      Text key = text(token).fontSize(26 * unit).setColor(Conventions.KEY).setMaxWidth(2 * unit);
      names.add(AxisNames.beside(key, ground.x(LEFT) - 0.15 * unit, cell(0, i).y()));
      Text query =
          text(token).fontSize(26 * unit).setColor(Conventions.QUERY).setMaxWidth(2 * unit);
      names.add(AxisNames.above(query, at(cell(i, 0).x(), ground.y(UP) + 0.15 * unit)));
    }
    return names;
  }

  /** Returns the legend of the discs. Its texts fit the size of the panel. */
  Group<Mobject<?>> legend() {
    double unit = size / 5.2;
    Group<Mobject<?>> legend = PatternGrid.legend(size / tokens / 2 / unit, GREY_A);
    return legend.scale(unit);
  }

  /** Returns the background and the discs. */
  Group<Mobject<?>> all() {
    return group(ground, discs);
  }
}
