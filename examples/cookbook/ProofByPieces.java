package cookbook;

import static zoetrope.Zoetrope.*;

/** Four triangles move in a square: the theorem of Pythagoras without a word. */
public final class ProofByPieces extends Scene {
  private static final double A = 2;
  private static final double B = 3.4;

  @Override
  protected void construct() {
    double side = A + B;
    var frame = square(side).setStroke(WHITE, 3);
    var pieces =
        group(
            polygon(at(0, 0), at(A, 0), at(0, B)),
            polygon(at(side, 0), at(side, A), at(A, 0)),
            polygon(at(side, side), at(B, side), at(side, A)),
            polygon(at(0, side), at(0, B), at(B, side)));
    pieces.setFill(BLUE, 0.8).setStroke(WHITE, 2).moveTo(frame);
    var c = tex("c^2").scale(1.5).setColor(YELLOW);
    play(create(frame), laggedStart(pieces, p -> fadeIn(p)));
    play(write(c));
    pause(0.5);
    play(fadeOut(c));
    play(animate(pieces.get(2), p -> p.shift(at(-B, -A))));
    play(animate(pieces.get(3), p -> p.shift(right(A))));
    play(animate(pieces.get(1), p -> p.shift(up(B))));
    var corner = frame.corner(DL);
    var a = tex("a^2").scale(1.5).setColor(YELLOW).moveTo(corner.plus(at(A / 2, B + A / 2)));
    var b = tex("b^2").scale(1.5).setColor(YELLOW).moveTo(corner.plus(at(A + B / 2, B / 2)));
    play(write(a), write(b));
    pause();
  }
}
