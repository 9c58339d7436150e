package zoetrope.internal.vector.film;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The script of the player. */
class PlayerScriptTest {
  private static final int MAX_CHARACTERS = 60_000;

  @Test
  void isSmallAndNeedsNoOtherScript() {
    String script = PlayerScript.text();
    assertTrue(script.length() <= MAX_CHARACTERS, script.length() + " characters");
    assertTrue(script.contains("customElements.define('zoetrope-player'"), script);
    for (String word : new String[] {"import ", "export ", "eval(", "new Function", "http"}) {
      assertFalse(script.replace("http://www.w3.org/2000/svg", "").contains(word), word);
    }
  }
}
