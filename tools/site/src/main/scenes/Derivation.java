import static zoetrope.Zoetrope.*;

/** A derivation in three aligned lines, each made from the one above. */
public final class Derivation extends Scene {
  @Override
  protected void construct() {
    var lines =
        tex("(a + b)^2 &= (a + b)(a + b) \\\\", "&= a^2 + ab + ba + b^2 \\\\", "&= a^2 + 2ab + b^2")
            .scale(1.4);
    play(write(lines.part(0)));
    for (int i = 1; i < 3; i++) {
      play(transformMatchingTex(lines.part(i - 1).copy(), lines.part(i)));
      pause();
    }
  }
}
