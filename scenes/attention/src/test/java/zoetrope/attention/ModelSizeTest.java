package zoetrope.attention;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ModelSizeTest {
  @Test
  void theParametersOfGpt3AddUp() {
    ModelSize gpt3 = ModelSize.GPT3;
    assertEquals(1_572_864, gpt3.perMatrix());
    assertEquals(150_994_944, gpt3.perWholeValueMap());
    assertEquals(6_291_456, gpt3.perHead());
    assertEquals(603_979_776, gpt3.perBlock());
    assertEquals(57_982_058_496L, gpt3.attention());
    assertEquals(617_558_016, gpt3.of(ModelSize.Kind.EMBEDDING));
    assertEquals(14_495_514_624L, gpt3.of(ModelSize.Kind.OUTPUT));
    assertEquals(57_982_058_496L, gpt3.of(ModelSize.Kind.DOWN_PROJECTION));
    assertEquals(175_181_291_520L, gpt3.total());
    long attention =
        gpt3.byKind().entrySet().stream()
            .filter(kind -> kind.getKey().isAttention())
            .mapToLong(kind -> kind.getValue())
            .sum();
    assertEquals(gpt3.attention(), attention);
  }

  @Test
  void theSizeGivesTheNumberOfParametersOfAHead() {
    ModelSize small = new ModelSize(100, 24, 4, 3, 2, 96);
    assertEquals(small.perHead(), new WeightGenerator(1).factoredHead(24, 4).parameters());
  }
}
