import {
  audioProducts,
  columnProducts,
  diseaseList,
  drugList,
  featuredList,
  graphicProducts,
  liveList,
  newCourseList,
  questionnaireList,
  teamList,
  usageList,
  videoProducts,
  workshopList,
} from './endpoints.ts';
import { pickable } from './picks.ts';

export const pickableApi = {
  liveList: pickable(liveList),
  teamList: pickable(teamList),
  newCourseList: pickable(newCourseList),
  videoProducts: pickable(videoProducts),
  audioProducts: pickable(audioProducts),
  graphicProducts: pickable(graphicProducts),
  columnProducts: pickable(columnProducts),
  featuredList: pickable(featuredList),
  workshopList: pickable(workshopList),
  questionnaireList: pickable(questionnaireList),
  diseaseList: pickable(diseaseList),
  usageList: pickable(usageList),
  drugList: pickable(drugList),
};
