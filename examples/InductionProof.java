import static zoetrope.Zoetrope.*;

/** A proof by induction: the sum of the first n numbers. */
public final class InductionProof extends Scene {
  @Override
  protected void construct() {
    var claim = tex("\\sum_{k=1}^{n} k = \\frac{n(n+1)}{2}").scale(0.8).toEdge(UP, 0.3);
    var proof =
        derivation(
                "\\sum_{k=1}^{n+1} k &= \\sum_{k=1}^{n} k + (n+1)",
                "&= \\frac{n(n+1)}{2} + (n+1)",
                "&= \\frac{n(n+1) + 2(n+1)}{2}",
                "&= \\frac{(n+1)(n+2)}{2}")
            .colorPart("n+1", YELLOW)
            .scale(0.8)
            .moveTo(down(1));
    play(write(claim));
    play(proof.next());
    play(proof.next().reason("by the claim for $n$"));
    play(proof.next().reason("one fraction"));
    play(proof.next().reason("factor out $n + 1$"));
    play(indicate(proof.part("\\frac{(n+1)(n+2)}{2}")), indicate(claim.part("\\frac{n(n+1)}{2}")));
    pause();
  }
}
