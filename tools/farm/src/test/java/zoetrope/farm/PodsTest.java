package zoetrope.farm;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.fabric8.kubernetes.api.model.Pod;
import io.fabric8.kubernetes.api.model.PodBuilder;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Reasons why pods wait, in the words of a kubelet. */
class PodsTest {
  @ParameterizedTest
  @CsvSource({
    "ImagePullBackOff, true",
    "ErrImagePull ImagePullBackOff, true",
    "ErrImagePull ErrImagePull, true",
    "ImagePullBackOff ContainerCreating, false",
    "ContainerCreating, false"
  })
  void podsAreStuckIfNoneCanPullItsImage(String reasons, boolean stuck) {
    List<Pod> pods = Arrays.stream(reasons.split(" ")).map(PodsTest::waiting).toList();
    assertEquals(stuck, Pods.areStuck(pods));
  }

  private static Pod waiting(String reason) {
    return new PodBuilder()
        .withNewStatus()
        .withPhase("Pending")
        .addNewContainerStatus()
        .withNewState()
        .withNewWaiting()
        .withReason(reason)
        .endWaiting()
        .endState()
        .endContainerStatus()
        .endStatus()
        .build();
  }
}
