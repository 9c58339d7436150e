import static zoetrope.Zoetrope.*;

import java.util.List;

/** Names on dots, lines, arrows and areas, and in a frame. */
public final class Labels extends Scene {
  @Override
  protected void construct() {
    var a = labeledDot("A").moveTo(at(-5.5, -1));
    var b = labeledDot("B").moveTo(at(-1.5, 2));
    a.setFill(BLUE_B, 1);
    var road = labeledLine(a.center(), b.center(), "5").labelAt(0.6);
    var way = labeledArrow(at(-5, -2.5), at(-0.5, -0.5), "\\vec v").labelAt(0.4);
    way.line().setColor(YELLOW);
    var corners = List.of(at(1, -2), at(6, -2), at(6, 2), at(4, 0), at(1.5, 2));
    var land = labeledPolygram(List.of(corners), "S");
    land.polygram().setStroke(GREEN, 5).setFill(GREEN, 0.2);
    var note = label(text("the roomiest place")).frame(GREEN, 2).scale(0.7);
    note.moveTo(at(3.7, -2.9));

    play(showCreation(road.line()), growFromCenter(a), growFromCenter(b));
    play(fadeIn(road.label()).scale(0.5));
    play(growArrow(way.line()), fadeIn(way.label()));
    bringToFront(a, b);
    play(drawBorderThenFill(land.polygram()), write(land.label()));
    play(fadeIn(note).shift(UP));
    play(animate(land, l -> l.scale(0.8)), animate(b, d -> d.label().setFill(RED, 1)));
    pause();
  }
}
