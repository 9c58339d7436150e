package zoetrope.scenes.attention.equation;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import zoetrope.color.Color;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.Tex;
import zoetrope.scenes.components.FrameShape;

/** A page of a paper as large as the frame. Words are grey bars; only the equation is legible. */
final class PaperPage {
  private static final Color PAPER = hex("#E4E4E1");
  private static final Color INK = hex("#9C9C9A");
  private static final Color HEADING = hex("#6B6B6A");

  /** The distance between lines of text. */
  private static final double PITCH = 0.46;

  private static final double BLANK = 0.13;

  /** The lines of a paragraph on a page that is higher than a landscape frame. */
  private static final int LINES = 6;

  private final boolean wide = FrameShape.current() == FrameShape.LANDSCAPE;
  private final double leftEdge = wide ? -6.35 : 0.7 - frameWidth() / 2;
  private final double rightEdge = wide ? 5.5 : frameWidth() / 2 - 0.7;

  private final Random random;
  private final List<Mobject<?>> parts = new ArrayList<>();

  private PaperPage(Random random) {
    this.random = random;
  }

  /** Returns the page around {@code equation}, which is printed in black. The words are random. */
  static Group<Mobject<?>> about(Tex equation, Random random) {
    var page = new PaperPage(random);
    page.parts.add(sheet(PAPER));
    page.printText(equation);
    page.parts.add(equation.copy().setColor(BLACK));
    return group(page.parts);
  }

  /** Returns a sheet slightly larger than the frame, in one colour. */
  static Rectangle sheet(Color color) {
    return rectangle(frameWidth() + 0.2, frameHeight() + 0.2)
        .setStroke(color, 0, 0)
        .setFill(color, 1);
  }

  private void printText(Tex equation) {
    double top = equation.y(UP) + 0.55;
    double bottom = equation.y(DOWN) - 0.55;
    if (!wide) {
      fillPage(top, bottom);
      return;
    }
    line(top + 2 * PITCH + 0.25, 0.4, HEADING, 0.26);
    line(top + PITCH, 1, INK, 0.17);
    line(top, 0.62, INK, 0.17);
    paragraph(bottom, 4, 0.45);
    paragraph(bottom - 4 * PITCH - 0.2, 5, 0.8);
  }

  /** Prints paragraphs from {@code top} to the upper edge and from {@code bottom} to the lower. */
  private void fillPage(double top, double bottom) {
    double paragraph = LINES * PITCH + 0.3;
    for (double y = top + (LINES - 1) * PITCH; y < frameHeight() / 2 + paragraph; y += paragraph) {
      paragraph(y, LINES, 0.62);
    }
    for (double y = bottom; y > -frameHeight() / 2; y -= paragraph) {
      paragraph(y, LINES, 0.45);
    }
  }

  private void paragraph(double y, int lines, double lastLine) {
    for (int i = 0; i < lines; i++) {
      line(y - i * PITCH, i < lines - 1 ? 1 : lastLine, INK, 0.17);
    }
  }

  /** Adds words up to {@code share} of the line. The last word ends exactly there. */
  private void line(double y, double share, Color ink, double height) {
    double end = leftEdge + share * (rightEdge - leftEdge);
    double x = leftEdge;
    while (x < end - BLANK) {
      double width = 0.2 + 1.3 * random.nextDouble() * random.nextDouble();
      if (x + width > end - 0.4) {
        width = end - x;
      }
      parts.add(
          roundedRectangle(width, height, 0.3 * height)
              .setStroke(ink, 0, 0)
              .setFill(ink, 1)
              .moveTo(at(x, y), LEFT));
      x += width + BLANK;
    }
  }
}
