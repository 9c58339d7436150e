package cookbook;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.shapes.Sector;

/** A short for a phone: a frame of 9 by 16, large letters, and no object below the buttons. */
public final class VerticalShort extends Scene {
  @Override
  protected void construct() {
    frameSize(9, 16);
    var corners = regularVertices(3, 2.3, PI / 2);
    var triangle = polygon(corners).setStroke(BLUE, 8).setFill(BLUE, 0.2);
    var angles = group(angle(4), angle(0), angle(2));
    angles.setColorsByGradient(YELLOW, PINK);
    for (int i = 0; i < 3; i++) {
      angles.get(i).shift(corners.get(i));
    }
    var sum = group(angle(0), angle(1), angle(2)).setColorsByGradient(YELLOW, PINK);
    var question = text("How many degrees?").scale(1.4);
    var answer = tex("180^\\circ").scale(2.5).setColor(YELLOW);
    page().gap(0.4).title(question).column(group(triangle, angles), sum).caption(answer);
    play(write(question));
    play(create(triangle));
    play(laggedStart(angles, a -> fadeIn(a)));
    for (int i = 0; i < 3; i++) {
      play(transformFromCopy(angles.get(i), sum.get(i)).runTime(0.7));
    }
    play(write(answer));
    pause();
  }

  private static Sector angle(int sixths) {
    return sector(1.2, PI / 3, sixths * PI / 3).setStroke(WHITE, 0);
  }
}
