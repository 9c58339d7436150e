import static zoetrope.Zoetrope.*;

/** A short Python program with syntax colours. */
public final class PairCode extends Scene {
  @Override
  protected void construct() {
    // tag
    var source = "for i in range(3):\n    print(i)";
    var code = code(source, "python");
    add(code);
    // end
  }
}
