package cookbook;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.shapes.Sector;

/** A short for a phone: a frame of 9 by 16, large letters, and room at the bottom. */
public final class VerticalShort extends Scene {
  @Override
  protected void construct() {
    frameSize(9, 16);
    var question = text("How many degrees?").scale(1.5).toEdge(UP, 2.5);
    var corners = regularVertices(3, 3, PI / 2);
    var triangle = polygon(corners).setStroke(BLUE, 8).setFill(BLUE, 0.2);
    play(write(question));
    play(create(triangle));
    var angles = group(angle(4), angle(0), angle(2));
    angles.setColorsByGradient(YELLOW, PINK);
    for (int i = 0; i < 3; i++) {
      angles.get(i).shift(corners.get(i));
    }
    play(laggedStart(angles, a -> fadeIn(a)));
    for (int i = 0; i < 3; i++) {
      var place = angle(i).matchStyle(angles.get(i)).shift(down(4.5));
      play(transformFromCopy(angles.get(i), place).runTime(0.7));
    }
    var answer = tex("180^\\circ").scale(2.5).setColor(YELLOW).moveTo(down(5.8));
    play(write(answer));
    pause();
  }

  private static Sector angle(int sixths) {
    return sector(1.2, PI / 3, sixths * PI / 3).setStroke(WHITE, 0);
  }
}
