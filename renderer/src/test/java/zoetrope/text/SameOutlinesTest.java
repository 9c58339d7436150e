package zoetrope.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.source.Span;

/** Outlines are the same numbers, to the last bit, on every machine and JDK. */
class SameOutlinesTest {
  private static final String TEXT =
      "AVATAR: office fluffy \u201Cfire\u201D \u2013 128 \u00D7 x\u0301 \u2192 \u221E\n"
          + "\u6CE8\u610F\u529B\u673A\u5236\uFF1A\u67E5\u8BE2\uFF08query\uFF09\u3002";

  @ParameterizedTest
  @CsvSource({
    "CMU Serif,650a9611aedeac9f",
    "CMU Sans Serif,c30eb9c9204cee5c",
    "CMU Typewriter Text,b3356fb2ad6c408c",
    "Noto Sans SC,4de8551e34aaf257"
  })
  void outlinesHaveTheirHash(String family, String hash) throws NoSuchAlgorithmException {
    TextStyle style =
        TextStyle.DEFAULT
            .family(family)
            .ligatures(true)
            .with(new Span(3, 5), FontChange.NONE.size(1.3));
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    ByteBuffer number = ByteBuffer.allocate(Double.BYTES);
    for (double c : TextLayout.of(TEXT, style).outline().coordinates()) {
      digest.update(number.putDouble(0, c).array());
    }
    assertEquals(hash, HexFormat.of().formatHex(digest.digest(), 0, 8));
  }
}
